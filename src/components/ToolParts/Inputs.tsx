import type {ReactNode, TextareaHTMLAttributes} from 'react';
import type {TextLimit} from '@site/src/lib/textLimit';

import styles from './ToolParts.module.css';
import {useTypedNumber, useTypedText, type Typed} from './useTyped';

interface TypedProps {
  /** Of the field. */
  readonly id: string;
  readonly typed: Typed;
}

/** The ids that describe a field: of its unit, its own, and what is said of what is typed in it. */
export function describedByTyped(
  own: string | undefined,
  {id, typed: {fault, note}}: TypedProps,
  unitId?: string,
): string | undefined {
  const ids = [unitId, own, (fault ?? note) ? `${id}-typed` : undefined];
  return ids.filter((one) => one !== undefined).join(' ') || undefined;
}

/** What is said at a field of what is typed in it. */
export function TypedNote({id, typed: {fault, note}}: TypedProps): ReactNode {
  if (fault === undefined && note === undefined) return null;
  return (
    <p
      className={fault === undefined ? styles.note : styles.fault}
      id={`${id}-typed`}
      role={fault === undefined ? 'status' : 'alert'}
    >
      {fault ?? note}
    </p>
  );
}

/** Looks for what is made elsewhere: a field, one with its unit, that unit, a switch. */
export const FIELD_LOOK = styles.input;
export const WITH_UNIT_LOOK = styles.withUnit;
export const UNIT_LOOK = styles.unit;
export const SWITCH_LOOK = styles.toggle;

/** What every input is told; a label names it by its id. */
interface InputProps {
  readonly id: string;
  /** Ids of what else is said of it. */
  readonly describedBy?: string | undefined;
  /** What is kept is wrong, whatever is typed. */
  readonly isInvalid?: boolean;
  /** A look of another tool than the site's. */
  readonly className?: string | undefined;
}

/** A number and its range, both ends included; or none, where the value may be undefined. */
export interface NumberProps<Value extends number | undefined = number> {
  readonly value: Value;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  readonly unit?: string | undefined;
  /** Digits after the point that are shown, `Infinity` for all; without it those of the step. */
  readonly digits?: number;
  /** What an empty field means; one without it cannot be emptied. */
  readonly whenEmpty?: string | undefined;
  readonly title?: string;
  readonly disabled?: boolean | undefined;
  readonly onChange: (value: number | Value) => void;
}

interface NumberLooks {
  /** The looks of the input and its unit together, and of the unit. */
  readonly boxLook?: string | undefined;
  readonly unitLook?: string | undefined;
}

const digitsOf = (step: number): number => String(step).split('.')[1]?.length ?? 0;

/** The input of a number: what is typed counts when it is in range; what is none is told. */
export function NumberInput<Value extends number | undefined>(
  props: NumberProps<Value> & InputProps & NumberLooks,
): ReactNode {
  const {id, describedBy, isInvalid = false, className = styles.input} = props;
  const {boxLook = styles.withUnit, unitLook = styles.unit} = props;
  const {value, min, max, step = 1, unit = '', whenEmpty, disabled, onChange} = props;
  const {digits = digitsOf(step), title} = props;
  const unitId = unit === '' ? undefined : `${id}-unit`;
  const typed = useTypedNumber<number | Value>(value, {
    ...{min, max, unit, onChange},
    show(number) {
      if (number === undefined) return '';
      return digits === Infinity ? String(number) : String(Number(number.toFixed(digits)));
    },
    ...(whenEmpty !== undefined && {whenEmpty: {value: undefined as Value}}),
  });
  return (
    <>
      <span className={boxLook}>
        <input
          id={id}
          className={className}
          type="number"
          inputMode="decimal"
          placeholder={whenEmpty}
          title={title}
          {...{min, max, step, disabled}}
          {...typed.field}
          aria-describedby={describedByTyped(describedBy, {id, typed}, unitId)}
          aria-invalid={isInvalid || typed.isInvalid}
        />
        {unitId !== undefined && (
          <span className={unitLook} id={unitId}>
            {unit}
          </span>
        )}
      </span>
      <TypedNote id={id} typed={typed} />
    </>
  );
}

export interface TextProps
  extends
    InputProps,
    Pick<
      TextareaHTMLAttributes<HTMLElement>,
      'aria-label' | 'autoComplete' | 'placeholder' | 'spellCheck'
    > {
  readonly value: string;
  readonly limit: TextLimit;
  /** More than one makes an input of several lines. */
  readonly rows?: number | undefined;
  readonly onChange: (value: string) => void;
}

/** The input of a text; one that is too long stays, but does not count, and says so. */
export function TextInput(props: TextProps): ReactNode {
  const {id, describedBy, isInvalid = false, className = styles.input} = props;
  const {value, limit, rows = 1, placeholder, spellCheck, autoComplete, onChange} = props;
  const typed = useTypedText(value, limit, onChange);
  const shared = {
    ...{id, className, placeholder, spellCheck, autoComplete},
    'aria-label': props['aria-label'],
    ...typed.field,
    'aria-describedby': describedByTyped(describedBy, {id, typed}),
    'aria-invalid': isInvalid || typed.isInvalid,
  };
  return (
    <>
      {rows > 1 ? <textarea {...shared} rows={rows} /> : <input {...shared} type="text" />}
      <TypedNote id={id} typed={typed} />
    </>
  );
}

export interface Option<T extends string> {
  readonly value: T;
  readonly name: string;
}

interface SelectProps<T extends string> extends InputProps {
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly disabled?: boolean | undefined;
  readonly onChange: (value: T) => void;
}

/** The input of one of a few. */
export function Select<T extends string>(props: SelectProps<T>): ReactNode {
  const {id, describedBy, isInvalid, className = styles.input} = props;
  const {value, options, disabled, onChange} = props;
  return (
    <select
      {...{id, className, value, disabled}}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={({target}) => {
        const chosen = options.find((option) => option.value === target.value);
        if (chosen !== undefined) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  );
}

interface ChecksProps<T extends string> {
  readonly values: readonly T[];
  readonly options: readonly Option<T>[];
  /** Of each label. */
  readonly className?: string | undefined;
  readonly onChange: (values: readonly T[]) => void;
}

/** The inputs of any of a few; a group around them has a name. */
export function Checks<T extends string>(props: ChecksProps<T>): ReactNode {
  const {values, options, className, onChange} = props;
  return options.map(({value, name}) => (
    <label key={value} className={className}>
      <input
        type="checkbox"
        checked={values.includes(value)}
        onChange={({target}) => {
          const others = values.filter((one) => one !== value);
          onChange(target.checked ? [...others, value] : others);
        }}
      />
      {name}
    </label>
  ));
}
