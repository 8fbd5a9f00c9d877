import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import type {NumberField} from '@site/overlays/model/fields';

import ui from '../ui/ui.module.css';
import type {ControlProps} from './control';
import styles from './controls.module.css';

/** A slider, and a field for the exact number. */
export function NumberControl(props: ControlProps<NumberField>): ReactNode {
  const {field, value, onChange, id, labelId, describedBy} = props;
  const {min, max, step, unit} = field;
  // What is being typed may be no number yet.
  const [typed, setTyped] = useState<string>();
  const number = Number(value);
  const take = (text: string): void => {
    setTyped(text);
    const wanted = Number(text);
    if (text.trim() !== '' && wanted >= min && wanted <= max) onChange(wanted);
  };
  const isOut = typed !== undefined && !(Number(typed) >= min && Number(typed) <= max);
  const settle = (): void => {
    if (isOut && typed.trim() !== '' && !Number.isNaN(Number(typed))) onChange(Number(typed));
    setTyped(undefined);
  };
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
      <span className={styles.exact}>
        <input
          className={clsx(ui.field, styles.digits)}
          type="number"
          inputMode="decimal"
          id={id}
          aria-describedby={describedBy}
          aria-invalid={isOut}
          {...{min, max, step}}
          value={typed ?? String(number)}
          onChange={({target}) => {
            take(target.value);
          }}
          onBlur={settle}
          onKeyDown={({key}) => {
            if (key === 'Enter') settle();
          }}
        />
        <span className={styles.unit}>{unit}</span>
      </span>
    </div>
  );
}
