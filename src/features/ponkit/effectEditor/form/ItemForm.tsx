import {useState, type ReactNode} from 'react';
import {
  changeEffect,
  defaultItem,
  EFFECT_NAMES,
  EFFECTS,
  fieldsOf,
  isActive,
  setField,
  type Effect,
  type Field,
  type Item,
  type Problem,
} from '@komebiyori/effects';
import {valueAt} from '@komebiyori/fields/path';
import {Button, TextField, ToneMark} from '@site/src/components/ToolParts';
import {EffectSketch} from '@site/src/figures/effects/EffectSketch';
import type {Change} from '@site/src/lib/history';

import {FieldControl} from './FieldControl';
import styles from './form.module.css';
import {groupOf, GROUPS, nameOfGroup, type Group} from './groups';
import {problemsAt, shortMessage} from './problemWords';

export interface ItemFormProps {
  readonly item: Item;
  /** Those of this item. */
  readonly problems: readonly Problem[];
  readonly onChange: (next: Item, change: Change) => void;
}

/** Groups that are open until somebody closes them. */
const FIRST_OPEN: readonly Group[] = ['words', 'look', 'motion'];
/** Fields that have a place of their own above the groups. */
const ON_TOP: readonly string[] = ['enabled', 'name'];

/** All that can be set for an item. */
export function ItemForm(props: ItemFormProps): ReactNode {
  const {item, problems, onChange} = props;
  const [opened, setOpened] = useState<Partial<Record<Group, boolean>>>({});
  const fields = fieldsOf(item.effect).filter(
    (field) => !ON_TOP.includes(field.path) && isActive(field, item),
  );
  const placed = fields.map(({path}) => path);
  const loose = problems.filter(
    ({path}) =>
      path === undefined || !placed.some((one) => path === one || path.startsWith(`${one}.`)),
  );
  return (
    <div className={styles.form}>
      <div className={styles.top}>
        <TextField
          label="名前"
          value={item.name ?? ''}
          maxLength={100}
          isWide
          onChange={(name) => {
            const next = setField(item, 'name', name === '' ? undefined : name);
            if (next !== undefined) onChange(next, {label: '名前の変更', tag: `${item.id} name`});
          }}
        />
        <EffectChooser
          key={item.id}
          item={item}
          onChange={(next) => {
            onChange(next, {label: '演出の種類の変更'});
          }}
        />
      </div>
      <ProblemList item={item} problems={loose} />
      {GROUPS.map((group) => {
        const own = fields.filter((field) => groupOf(field) === group);
        const count = own.flatMap(({path}) => problemsAt(problems, path)).length;
        const isOpen = opened[group] ?? (count > 0 || FIRST_OPEN.includes(group));
        return (
          own.length > 0 && (
            <details
              key={group}
              className={styles.group}
              open={isOpen}
              onToggle={({currentTarget}) => {
                const {open} = currentTarget;
                if (open !== isOpen) setOpened((before) => ({...before, [group]: open}));
              }}
            >
              <summary>
                {nameOfGroup(group, item.effect)}
                <span className={styles.hint}>{isOpen ? '' : hintOf(own, item)}</span>
                {count > 0 && <span className={styles.badge}>直すところ{count}</span>}
              </summary>
              <div className={styles.grid}>
                {own.map((field) => (
                  <FormField key={`${item.effect} ${field.path}`} field={field} {...props} />
                ))}
              </div>
            </details>
          )
        );
      })}
    </div>
  );
}

/** What is set in a group that is closed. */
function hintOf(fields: readonly Field[], item: Item): string {
  const set = fields.filter(({path, initial}) => {
    const value = valueAt(item, path);
    return value !== undefined && JSON.stringify(value) !== JSON.stringify(initial);
  });
  return set.map(({label}) => label).join('、');
}

function FormField({field, ...props}: ItemFormProps & {readonly field: Field}): ReactNode {
  const {item, problems, onChange} = props;
  const own = problemsAt(problems, field.path);
  const say = (severity: Problem['severity']): readonly string[] =>
    own
      .filter((problem) => problem.severity === severity)
      .map((problem) => shortMessage(problem, item));
  return (
    <FieldControl
      {...{field, item}}
      faults={say('error')}
      warnings={say('warning')}
      onChange={(value) => {
        const next = setField(item, field.path, value);
        if (next === undefined) return;
        onChange(next, {label: `「${field.label}」の変更`, tag: `${item.id} ${field.path}`});
      }}
    />
  );
}

function ProblemList({item, problems}: Pick<ItemFormProps, 'item' | 'problems'>): ReactNode {
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems}>
      {problems.map((problem) => (
        <li key={problem.message}>
          <ToneMark tone={problem.severity === 'error' ? 'bad' : 'warn'} />
          {shortMessage(problem, item)}
        </li>
      ))}
    </ul>
  );
}

interface EffectChooserProps {
  readonly item: Item;
  readonly onChange: (next: Item) => void;
}

/** Whether somebody has changed something of the options: another effect would lose it. */
const hasOwnOptions = ({effect, options}: Item): boolean =>
  JSON.stringify(options) !== JSON.stringify(defaultItem(effect, 'any').options);

/** The kind of the effect. Asks first where another kind would take something away. */
function EffectChooser({item, onChange}: EffectChooserProps): ReactNode {
  const [wanted, setWanted] = useState<Effect>();
  const take = (effect: Effect): void => {
    setWanted(undefined);
    onChange(changeEffect(item, effect));
  };
  return (
    <>
      <fieldset className={styles.effects}>
        <legend>演出</legend>
        {EFFECTS.map((effect) => (
          <label key={effect} className={styles.effect}>
            <input
              type="radio"
              name={`effect-${item.id}`}
              checked={effect === (wanted ?? item.effect)}
              onChange={() => {
                if (effect !== item.effect && hasOwnOptions(item)) setWanted(effect);
                else take(effect);
              }}
            />
            <EffectSketch effect={effect} />
            <span>{EFFECT_NAMES[effect]}</span>
          </label>
        ))}
      </fieldset>
      {wanted !== undefined && (
        <div className={styles.ask} role="alert">
          <p>
            {`「${EFFECT_NAMES[wanted]}」に変えると、「${EFFECT_NAMES[item.effect]}」だけの設定が消えます。言葉や条件は残ります。`}
          </p>
          <div className={styles.actions}>
            <Button
              look="primary"
              onClick={() => {
                take(wanted);
              }}
            >
              {EFFECT_NAMES[wanted]}に変える
            </Button>
            <Button
              onClick={() => {
                setWanted(undefined);
              }}
            >
              変えない
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
