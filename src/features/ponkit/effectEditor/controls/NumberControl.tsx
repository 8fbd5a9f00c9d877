import {useId, type ReactNode} from 'react';

import styles from './controls.module.css';
import {describedBy, FieldFrame, type FieldProps} from './FieldFrame';
import {useTypedNumber} from './useTypedNumber';

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

/** A number; what is typed counts while it is in range, and is brought there when the field is left. */
export function NumberControl(props: Props): ReactNode {
  const id = useId();
  const {value, min, max, step = 1, unit, whenEmpty, onChange, faults = []} = props;
  const typed = useTypedNumber(value, {min, max, isOptional: whenEmpty !== undefined, onChange});
  return (
    <FieldFrame {...props} id={id}>
      <span className={styles.withUnit}>
        <input
          id={id}
          className={styles.input}
          type="number"
          inputMode="decimal"
          aria-describedby={describedBy(id, props)}
          aria-invalid={faults.length > 0 || undefined}
          placeholder={whenEmpty}
          title={rangeText({min, max, unit})}
          {...{min, max, step}}
          {...typed}
        />
        {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      </span>
    </FieldFrame>
  );
}
