import {useId, type ReactNode} from 'react';
import {FIELD_LOOK, useTypedNumber} from '@site/src/components/ToolParts';

import styles from './controls.module.css';
import {described, FieldFrame, withTyped, type FieldProps} from './FieldFrame';
import type {NumberLimits} from './NumberControl';

type Pair = readonly [number, number];

interface Props extends FieldProps, NumberLimits {
  readonly value: Pair;
  /** What the two numbers are, for screen readers: 「始め」 and 「終わり」. */
  readonly ends: readonly [string, string];
  readonly onChange: (value: [number, number]) => void;
}

/** Two numbers: from where to where, or a place. */
export function RangeControl(props: Props): ReactNode {
  const id = useId();
  const {label, value, ends, min, max, step = 1, unit, onChange} = props;
  const [first, second] = value;
  const limits = {min, max, unit};
  const from = useTypedNumber(first, {
    ...limits,
    onChange: (next) => {
      onChange([next, second]);
    },
  });
  const to = useTypedNumber(second, {
    ...limits,
    onChange: (next) => {
      onChange([first, next]);
    },
  });
  const frame = withTyped(withTyped(props, to), from);
  const shared = {className: FIELD_LOOK, type: 'number', inputMode: 'decimal'} as const;
  return (
    <FieldFrame {...frame} id={id} isGroup>
      <span className={styles.pair}>
        <input
          {...shared}
          aria-label={`${label}の${ends[0]}`}
          {...{min, max, step}}
          {...from.field}
          {...described(id, frame, from)}
        />
        <span aria-hidden="true">〜</span>
        <input
          {...shared}
          aria-label={`${label}の${ends[1]}`}
          {...{min, max, step}}
          {...to.field}
          {...described(id, frame, to)}
        />
        {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      </span>
    </FieldFrame>
  );
}
