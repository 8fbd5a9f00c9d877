import type {ReactNode} from 'react';

import styles from './ToolParts.module.css';
import {describedByTyped, TypedNote} from './TypedNote';
import {useTypedNumber} from './useTyped';

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
  const show = (number: number): string => String(Number(number.toFixed(digits)));
  const typed = useTypedNumber(value, {min, max, unit, show, onChange});
  return (
    <>
      <span className={styles.withUnit}>
        <input
          id={id}
          className={styles.input}
          type="number"
          inputMode="decimal"
          aria-describedby={describedByTyped(undefined, {id, typed})}
          {...{min, max, step, disabled}}
          {...typed.field}
        />
        {unit !== '' && <span className={styles.unit}>{unit}</span>}
      </span>
      <TypedNote id={id} typed={typed} />
    </>
  );
}
