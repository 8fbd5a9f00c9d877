import {useId, type ReactNode} from 'react';
import type {NotifierItem} from '@komebiyori/effects';
import type {OwnField} from '@komebiyori/effects/fields';
import {valueAt} from '@komebiyori/fields/path';
import {FieldFrame} from '@site/src/components/ToolParts';

import {SoundControl} from '../assets/SoundControl';
import {NumberControl} from '../controls/NumberControl';
import {sharedOf, type FieldControlProps} from './fieldProps';
import styles from './form.module.css';
import {PLAIN_RESOURCE} from './newValues';
import {shares} from './shares';
import {asTexts} from './values';

type Resources = NonNullable<NotifierItem['options']['resourceParams']>;

/** How often each picture of an effect is drawn, and its sound. */
export function ResourcesControl(props: FieldControlProps<OwnField>): ReactNode {
  const {field, item, onChange} = props;
  const id = useId();
  const images = asTexts(valueAt(item, 'options.images'));
  const resources: Resources =
    (item.effect === 'notifier' ? item.options.resourceParams : undefined) ?? {};
  const own = images.map((image) => resources[image] ?? PLAIN_RESOURCE);
  const chances = shares(own.map(({weight}) => weight));
  const weight = field.parts['weight'];
  return (
    <FieldFrame
      {...sharedOf(props)}
      {...(images.length === 0 && {note: '「画像」を選ぶと、ここで重みと音を決められます。'})}
      id={id}
      isWide
      isGroup
    >
      {own.map((resource, at) => {
        const image = images[at] ?? '';
        const change = (next: Partial<typeof PLAIN_RESOURCE>): void => {
          onChange({...resources, [image]: {...resource, ...next}});
        };
        return (
          <div key={`${image} ${at}`} className={styles.resource}>
            <div className={styles.row}>
              <b className={styles.path}>{image}</b>
              {weight !== undefined && (
                <NumberControl
                  {...weight}
                  note={`出る確率は${chances[at] ?? ''}`}
                  value={resource.weight}
                  onChange={(next) => {
                    if (next !== undefined) change({weight: next});
                  }}
                />
              )}
            </div>
            <SoundControl
              label="アイテムの音"
              value={resource.sound}
              onChange={(sound) => {
                change({sound});
              }}
            />
          </div>
        );
      })}
    </FieldFrame>
  );
}
