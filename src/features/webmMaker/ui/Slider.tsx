import {useId, type ReactNode} from 'react';

import {NumberInput, type NumberProps} from '@site/src/components/ToolParts';

import styles from './ui.module.css';

interface Props extends NumberProps {
  readonly label: string;
  readonly note?: string;
}

/** A slider, and a field for the exact number. */
export function Slider({label, note, ...number}: Props): ReactNode {
  const {value, min, max, step = 1, unit = '', digits = 0, disabled, onChange} = number;
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id} id={`${id}label`}>
        {label}
      </label>
      <span className={styles.exact}>
        <NumberInput id={id} {...number} />
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
