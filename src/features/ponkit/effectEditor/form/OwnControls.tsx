import {useId, type ReactNode} from 'react';
import type {NotifierItem} from '@komebiyori/effects';
import type {OwnField} from '@komebiyori/effects/fields';
import {valueAt} from '@komebiyori/fields/path';
import {Button, Choice, FieldFrame, TextField} from '@site/src/components/ToolParts';
import {without} from '@site/src/lib/lists';

import {SoundControl} from '../assets/SoundControl';
import {NumberControl, SwitchControl} from '../controls/controls';
import {sharedOf, type FieldControlProps} from './fieldProps';
import styles from './form.module.css';
import {asNumber, asTexts, NEW_GIFT, NEW_SPRITE, PLAIN_RESOURCE, shares, type Gift} from './values';

const COMPARISONS = [
  {value: 'higher', name: '以上'},
  {value: 'equal', name: '等しい'},
  {value: 'lower', name: '以下'},
] as const;

/** Which gifts count: unit, price, and how it compares. */
export function GiftsControl(props: FieldControlProps<OwnField>): ReactNode {
  const {field, item, onChange} = props;
  const id = useId();
  const gifts = item.giftParams ?? [];
  const price = field.parts['price'];
  const change = (at: number, next: Partial<Gift>): void => {
    onChange(gifts.map((gift, place) => (place === at ? {...gift, ...next} : gift)));
  };
  return (
    <FieldFrame {...sharedOf(props)} id={id} isWide isGroup>
      {gifts.map((gift, at) => (
        // A condition has no name of its own but its place.
        <div key={at} className={styles.row}>
          <TextField
            label="単位"
            value={gift.unit}
            maxLength={20}
            placeholder="¥"
            onChange={(unit) => {
              change(at, {unit});
            }}
          />
          {price !== undefined && (
            <NumberControl
              {...price}
              value={gift.price}
              onChange={(next) => {
                if (next !== undefined) change(at, {price: next});
              }}
            />
          )}
          <Choice
            label="比べ方"
            value={gift.comparison}
            options={COMPARISONS}
            onChange={(comparison) => {
              change(at, {comparison});
            }}
          />
          <Button
            aria-label={`${at + 1}番目の条件を削除`}
            onClick={() => {
              onChange(gifts.length === 1 ? undefined : without(gifts, at));
            }}
          >
            削除
          </Button>
        </div>
      ))}
      <span>
        <Button
          onClick={() => {
            onChange([...gifts, NEW_GIFT]);
          }}
        >
          条件を追加
        </Button>
      </span>
    </FieldFrame>
  );
}

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

/** A picture whose frames stand side by side. */
export function SpriteControl(props: FieldControlProps<OwnField>): ReactNode {
  const {field, item, onChange} = props;
  const sprite = valueAt(item, field.path);
  const isOn = sprite !== undefined;
  return (
    <div className={styles.wide}>
      <SwitchControl
        {...sharedOf(props)}
        checked={isOn}
        onChange={(next) => {
          onChange(next ? NEW_SPRITE : undefined);
        }}
      />
      {isOn && (
        <div className={styles.row}>
          {Object.entries(field.parts).map(([name, part]) => (
            <NumberControl
              key={name}
              {...part}
              value={asNumber(valueAt(sprite, name))}
              onChange={(next) => {
                if (next !== undefined) onChange({...sprite, [name]: Math.round(next)});
              }}
            />
          ))}
        </div>
      )}
    </div>
  );
}
