import type {ReactNode} from 'react';
import type {OwnField} from '@komebiyori/effects/fields';
import {valueAt} from '@komebiyori/fields/path';

import {NumberControl} from '../controls/NumberControl';
import {SwitchControl} from '../controls/SwitchControl';
import {sharedOf, type FieldControlProps} from './fieldProps';
import styles from './form.module.css';
import {NEW_SPRITE} from './newValues';
import {asNumber} from './values';

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
