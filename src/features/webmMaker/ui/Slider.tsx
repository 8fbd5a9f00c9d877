import {useId, type ReactNode} from 'react';

import type {NumberProps} from './NumberField';
import styles from './ui.module.css';
import {useNumberText} from './useNumberText';

/** A slider, and a field for the exact number. */
export function Slider(props: NumberProps & {readonly note?: string}): ReactNode {
  const {label, value, min, max, step = 1, unit = '', digits = 0, disabled, note, onChange} = props;
  const id = useId();
  const {isOut, ...text} = useNumberText(value, {min, max, digits, onChange});
  return (
    <div className={styles.slider}>
      <label htmlFor={id} id={`${id}label`}>
        {label}
      </label>
      <span className={styles.digits}>
        <input
          id={id}
          type="number"
          inputMode="decimal"
          aria-invalid={isOut}
          {...{min, max, step, disabled}}
          {...text}
        />
        {unit !== '' && <span className={styles.unit}>{unit}</span>}
      </span>
      <input
        className={styles.range}
        type="range"
        aria-labelledby={`${id}label`}
        aria-valuetext={`${Number(value.toFixed(digits))}${unit}`}
        {...{min, max, step, disabled}}
        value={value}
        onChange={({target}) => {
          onChange(Number(target.value));
        }}
      />
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}
