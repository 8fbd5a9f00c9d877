import {useId, type ReactNode} from 'react';
import {
  describedByTyped,
  FIELD_LOOK,
  FieldFrame,
  framed,
  TypedNote,
  UNIT_LOOK,
  useTypedNumber,
  type FieldProps,
  type Typed,
  WITH_UNIT_LOOK,
} from '@site/src/components/ToolParts';

interface Props extends FieldProps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit: string;
  readonly value: readonly [number, number];
  /** What the two numbers are, for screen readers: 「始め」 and 「終わり」. */
  readonly ends: readonly [string, string];
  readonly onChange: (value: [number, number]) => void;
}

/** Two numbers: from where to where, or a place. */
export function RangeControl(props: Props): ReactNode {
  const {label, value, ends, min, max, step, unit, onChange} = props;
  const id = useId();
  const {describedBy, isInvalid} = framed(id, props);
  const [first, second] = value;
  const limits = {min, max, unit};
  const unitId = unit === '' ? undefined : `${id}-unit`;
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
  const attributes = (at: 0 | 1, typed: Typed) =>
    ({
      className: FIELD_LOOK,
      type: 'number',
      inputMode: 'decimal',
      'aria-label': `${label}の${ends[at]}`,
      ...{min, max, step},
      ...typed.field,
      'aria-describedby': describedByTyped(describedBy, {id: `${id}-${at}`, typed}, unitId),
      'aria-invalid': isInvalid || typed.isInvalid,
    }) as const;
  return (
    <FieldFrame {...props} id={id} isGroup>
      <span className={WITH_UNIT_LOOK}>
        <input {...attributes(0, from)} />
        <span aria-hidden="true">〜</span>
        <input {...attributes(1, to)} />
        {unitId !== undefined && (
          <span className={UNIT_LOOK} id={unitId}>
            {unit}
          </span>
        )}
      </span>
      <TypedNote id={`${id}-0`} typed={from} />
      <TypedNote id={`${id}-1`} typed={to} />
    </FieldFrame>
  );
}
