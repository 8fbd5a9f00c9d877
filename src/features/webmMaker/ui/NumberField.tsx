import {useId, type ReactNode} from 'react';

import styles from './ui.module.css';
import {useNumberText} from './useNumberText';

export interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly unit?: string;
  /** Digits after the point that are shown. */
  readonly digits?: number;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}

/** An exact number. */
export function NumberField(props: NumberProps): ReactNode {
  const {label, value, min, max, step = 1, unit = '', digits = 0, disabled, onChange} = props;
  const id = useId();
  const {isOut, ...text} = useNumberText(value, {min, max, digits, onChange});
  return (
    <div className={styles.numberField}>
      <label htmlFor={id}>{label}</label>
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
    </div>
  );
}
