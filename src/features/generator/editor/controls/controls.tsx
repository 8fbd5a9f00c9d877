import clsx from 'clsx';
import {useId, useRef, type ReactNode} from 'react';
import type {Choice, Value} from '@komebiyori/fields';
import type {
  ChoiceField,
  ListField,
  NumberField,
  SwitchField,
} from '@komebiyori/overlays/model/fields';
import {RangeInput} from '@site/src/components/RangeInput';
import {
  Checks,
  NumberInput,
  Select,
  SWITCH_LOOK,
  TextInput,
  type Option,
} from '@site/src/components/ToolParts';

import {useRoving} from '../keys/useRoving';
import ui from '../ui/ui.module.css';
import styles from './controls.module.css';

/** What every control is given. */
export interface ControlProps<F> {
  readonly field: F;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Of the element that its label names. */
  readonly id: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
}

/** Choices of a field as inputs show them. */
const optionsOf = (choices: readonly Choice[]): readonly Option<string>[] =>
  choices.map(({value, label}) => ({value, name: label}));

/** A slider, and a field for the exact number. */
export function NumberControl(props: ControlProps<NumberField>): ReactNode {
  const {field, value, onChange, id, labelId, describedBy} = props;
  const {min, max, step, unit} = field;
  const number = Number(value);
  return (
    <div className={styles.number}>
      <RangeInput
        className={styles.slider}
        aria-labelledby={labelId}
        aria-valuetext={`${number}${unit}`}
        {...{min, max, step}}
        value={number}
        onChange={onChange}
      />
      <NumberInput
        {...{id, describedBy, min, max, step, unit, onChange}}
        value={number}
        digits={Infinity}
        className={clsx(ui.field, styles.digits)}
        boxLook={styles.exact}
        unitLook={styles.unit}
      />
    </div>
  );
}

/** On or off. */
export function SwitchControl(props: ControlProps<SwitchField>): ReactNode {
  const {value, onChange, id, describedBy} = props;
  return (
    <span className={styles.switch}>
      <input
        className={SWITCH_LOOK}
        type="checkbox"
        role="switch"
        aria-checked={value === true}
        id={id}
        aria-describedby={describedBy}
        checked={value === true}
        onChange={({target}) => {
          onChange(target.checked);
        }}
      />
      <span aria-hidden="true">{value === true ? 'オン' : 'オフ'}</span>
    </span>
  );
}

/** More letters than these do not stand side by side. */
const MAX_LETTERS = 16;

/** Few short choices side by side, else a list that opens. */
export function ChoiceControl(props: ControlProps<ChoiceField>): ReactNode {
  const {field, value, onChange, id, labelId, describedBy} = props;
  const name = useId();
  const {choices} = field;
  const letters = choices.reduce((sum, {label}) => sum + label.length, 0);
  if (choices.length <= 4 && letters <= MAX_LETTERS) {
    return (
      <div
        className={styles.segments}
        id={id}
        role="radiogroup"
        aria-labelledby={labelId}
        aria-describedby={describedBy}
      >
        {choices.map((choice) => (
          <label key={choice.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              checked={value === choice.value}
              onChange={() => {
                onChange(choice.value);
              }}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    );
  }
  return (
    <Select
      {...{id, describedBy, onChange}}
      className={ui.field}
      value={String(value)}
      options={optionsOf(choices)}
    />
  );
}

/** Entries of a list: ticked when they are known, else one a line. */
export function ListControl(props: ControlProps<ListField>): ReactNode {
  const {field, value, onChange, id, labelId, describedBy} = props;
  const entries = Array.isArray(value) ? (value as readonly string[]) : [];
  const box = useRef<HTMLDivElement>(null);
  useRoving(box, 'input');
  if (field.choices === undefined) {
    return (
      <TextInput
        {...{id, describedBy}}
        className={ui.field}
        rows={3}
        placeholder="1行に1つ"
        value={entries.join('\n')}
        limit={{max: field.maxLength, maxLines: field.maxItems}}
        onChange={(text) => {
          onChange(text.split('\n'));
        }}
      />
    );
  }
  return (
    <div
      ref={box}
      className={styles.ticks}
      id={id}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
    >
      <Checks
        values={entries}
        options={optionsOf(field.choices)}
        className={styles.tick}
        onChange={onChange}
      />
    </div>
  );
}
