import type {ReactNode} from 'react';

import styles from './ToolParts.module.css';
import {useNumberText} from './useNumberText';

/** A number and its range, both ends included. */
export interface NumberProps {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly unit?: string;
  /** Digits after the point that are shown; without it those of the step. */
  readonly digits?: number;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}

const digitsOf = (step: number): number => String(step).split('.')[1]?.length ?? 0;

/** The input of a number, which a label names by its id. */
export function NumberInput(props: NumberProps & {readonly id: string}): ReactNode {
  const {id, value, min, max, step = 1, unit = '', disabled, onChange} = props;
  const {digits = digitsOf(step)} = props;
  const {isOut, ...text} = useNumberText(value, {min, max, digits, onChange});
  return (
    <span className={styles.withUnit}>
      <input
        id={id}
        className={styles.input}
        type="number"
        inputMode="decimal"
        aria-invalid={isOut}
        {...{min, max, step, disabled}}
        {...text}
      />
      {unit !== '' && <span className={styles.unit}>{unit}</span>}
    </span>
  );
}
