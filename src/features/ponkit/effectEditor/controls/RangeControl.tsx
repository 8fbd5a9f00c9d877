import {useId, type ReactNode} from 'react';

import styles from './controls.module.css';
import {FieldFrame, type FieldProps} from './FieldFrame';
import type {NumberLimits} from './NumberControl';
import {useTypedNumber} from './useTypedNumber';

type Pair = readonly [number, number];

interface Props extends FieldProps, NumberLimits {
  readonly value: Pair;
  /** What the two numbers are, for readers of the screen: 「始め」 and 「終わり」. */
  readonly ends: readonly [string, string];
  readonly onChange: (value: [number, number]) => void;
}

/** Two numbers: from where to where, or a place. */
export function RangeControl(props: Props): ReactNode {
  const id = useId();
  const {label, value, ends, unit, onChange} = props;
  const [first, second] = value;
  return (
    <FieldFrame {...props} id={id} isGroup>
      <span className={styles.pair}>
        <End
          {...props}
          name={`${label}の${ends[0]}`}
          value={first}
          onChange={(next) => {
            onChange([next, second]);
          }}
        />
        <span aria-hidden="true">〜</span>
        <End
          {...props}
          name={`${label}の${ends[1]}`}
          value={second}
          onChange={(next) => {
            onChange([first, next]);
          }}
        />
        {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      </span>
    </FieldFrame>
  );
}

interface EndProps extends NumberLimits {
  readonly name: string;
  readonly value: number;
  readonly faults?: readonly string[] | undefined;
  readonly onChange: (value: number) => void;
}

function End({name, value, min, max, step = 1, faults = [], onChange}: EndProps): ReactNode {
  const typed = useTypedNumber(value, {
    min,
    max,
    isOptional: false,
    onChange: (next) => {
      if (next !== undefined) onChange(next);
    },
  });
  return (
    <input
      className={styles.input}
      type="number"
      inputMode="decimal"
      aria-label={name}
      aria-invalid={faults.length > 0 || undefined}
      {...{min, max, step}}
      {...typed}
    />
  );
}
