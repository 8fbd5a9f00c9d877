import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {NumberField} from '@komebiyori/overlays/model/fields';
import {NumberInput} from '@site/src/components/ToolParts';

import ui from '../ui/ui.module.css';
import type {ControlProps} from './control';
import styles from './controls.module.css';

/** A slider, and a field for the exact number. */
export function NumberControl(props: ControlProps<NumberField>): ReactNode {
  const {field, value, onChange, id, labelId, describedBy} = props;
  const {min, max, step, unit} = field;
  const number = Number(value);
  return (
    <div className={styles.number}>
      <input
        className={styles.slider}
        type="range"
        aria-labelledby={labelId}
        aria-valuetext={`${number}${unit}`}
        {...{min, max, step}}
        value={number}
        onChange={({target}) => {
          onChange(Number(target.value));
        }}
      />
      <NumberInput
        {...{id, describedBy, min, max, step, unit, onChange}}
        value={number}
        digits={Infinity}
        className={clsx(ui.field, styles.digits)}
        boxLook={styles.exact}
        unitLook={styles.unit}
      />
    </div>
  );
}
