import {useId, type ReactNode} from 'react';
import {rangeText} from '@komebiyori/fields';
import {
  NumberField,
  type FieldProps,
  type NumberProps,
  FaultList,
  Switch,
  describedByTyped,
  FIELD_LOOK,
  FieldFrame,
  framed,
  TypedNote,
  UNIT_LOOK,
  useTypedNumber,
  type Typed,
  WITH_UNIT_LOOK,
  Button,
} from '@site/src/components/ToolParts';
import {replaced, without} from '@site/src/lib/lists';

import styles from './controls.module.css';

/** A number as a file has it, with all of its digits; the pointer is told its range. */
export function NumberControl(props: FieldProps & NumberProps<number | undefined>): ReactNode {
  return <NumberField<number | undefined> {...props} digits={Infinity} title={rangeText(props)} />;
}

interface SwitchProps extends FieldProps {
  readonly checked: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is on or off. */
export function SwitchControl(props: SwitchProps): ReactNode {
  const {label, mark, note, faults, warnings, checked, onChange} = props;
  const id = useId();
  return (
    <div className={styles.switch}>
      <Switch {...{label, note, checked, onChange}} />
      {mark}
      <FaultList {...{id, faults, warnings}} />
    </div>
  );
}

interface RangeProps extends FieldProps {
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
export function RangeControl(props: RangeProps): ReactNode {
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

interface ColorsProps extends FieldProps {
  /** As CSS writes them; the chooser knows only `#rrggbb`. */
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

const NEXT_COLOR = '#f2b84b';

/** `#rrggbb` of a colour for the chooser; black stands for what it cannot show. */
function forChooser(color: string): string {
  const [, r, g, b] = /^#(.)(.)(.)$/u.exec(color) ?? [];
  if (r !== undefined && g !== undefined && b !== undefined) return `#${r}${r}${g}${g}${b}${b}`;
  return /^#[\da-f]{6}$/iu.test(color) ? color : '#000000';
}

/** Colours in their order. */
export function ColorsControl(props: ColorsProps): ReactNode {
  const {values, onChange} = props;
  const id = useId();
  return (
    <FieldFrame {...props} id={id} isWide isGroup>
      <span className={styles.colors}>
        {values.map((color, at) => (
          // The same colour may stand twice, so its place is its name.
          <span key={at} className={styles.color}>
            <input
              type="color"
              aria-label={`${at + 1}番目の色 ${color}`}
              value={forChooser(color)}
              onChange={({target}) => {
                onChange(replaced(values, at, target.value));
              }}
            />
            <button
              type="button"
              aria-label={`${at + 1}番目の色を削除`}
              onClick={() => {
                onChange(without(values, at));
              }}
            >
              ×
            </button>
          </span>
        ))}
        <Button
          onClick={() => {
            onChange([...values, NEXT_COLOR]);
          }}
        >
          色を追加
        </Button>
      </span>
    </FieldFrame>
  );
}
