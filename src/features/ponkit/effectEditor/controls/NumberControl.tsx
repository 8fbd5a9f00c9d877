import {useId, type ReactNode} from 'react';
import {FIELD_LOOK, useTypedNumber} from '@site/src/components/ToolParts';

import styles from './controls.module.css';
import {described, FieldFrame, withTyped, type FieldProps} from './FieldFrame';

export interface NumberLimits {
  /** Both included. */
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  readonly unit?: string | undefined;
}

interface Props extends FieldProps, NumberLimits {
  readonly value: number | undefined;
  /** What an empty field means; a field without it cannot be emptied. */
  readonly whenEmpty?: string | undefined;
  readonly onChange: (value: number | undefined) => void;
}

/** `1〜200px`, as the manual writes ranges. */
function rangeText({min, max, unit = ''}: NumberLimits): string {
  return `${min}〜${max}${unit}`;
}

/** A number; what is typed counts while it is in range. What is none stays, and is told. */
export function NumberControl(props: Props): ReactNode {
  const id = useId();
  const {value, min, max, step = 1, unit, whenEmpty, onChange} = props;
  const typed = useTypedNumber<number | undefined>(value, {
    ...{min, max, unit, onChange},
    show: (number) => (number === undefined ? '' : String(number)),
    ...(whenEmpty !== undefined && {whenEmpty: {value: undefined}}),
  });
  const frame = withTyped(props, typed);
  return (
    <FieldFrame {...frame} id={id}>
      <span className={styles.withUnit}>
        <input
          id={id}
          className={FIELD_LOOK}
          type="number"
          inputMode="decimal"
          placeholder={whenEmpty}
          title={rangeText({min, max, unit})}
          {...{min, max, step}}
          {...typed.field}
          {...described(id, frame, typed)}
        />
        {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      </span>
    </FieldFrame>
  );
}
