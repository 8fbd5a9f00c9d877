import clsx from 'clsx';
import type {KeyboardEvent, PointerEvent, ReactNode} from 'react';
import {EFFECT_NAMES, type Item, nameOf, type Problem, fieldsOf} from '@komebiyori/effects';
import {valueAt} from '@komebiyori/fields/path';
import {SWITCH_LOOK, ToneMark} from '@site/src/components/ToolParts';
import {EffectSketch} from '@site/src/figures/effects/EffectSketch';
import styles from './list.module.css';

/** What moves a row. */
export type MovePart = 'handle' | 'up' | 'down';

interface Props {
  readonly item: Item;
  /** From 1. */
  readonly place: number;
  readonly problems: readonly Problem[];
  readonly isSelected: boolean;
  /** Where the row that is held would be put: above or below this one. */
  readonly edge: 'above' | 'below' | undefined;
  readonly isHeld: boolean;
  /** Only a part of the list is seen, so that nothing can be put between. */
  readonly isFixed: boolean;
  readonly isLast: boolean;
  readonly onSelect: () => void;
  readonly onEnable: (isOn: boolean) => void;
  readonly onHold: (event: PointerEvent<HTMLElement>) => void;
  /** Rows to move by; what was pressed keeps the focus. */
  readonly onMove: (by: number, pressed: MovePart) => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

/** One item of the list. */
export function ItemRow(props: Props): ReactNode {
  const {item, place, problems, isSelected, edge, isHeld, isFixed, isLast} = props;
  const {onSelect, onEnable, onHold, onMove} = props;
  const name = nameOf(item);
  const press = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined || isFixed) return;
    event.preventDefault();
    onMove(step, 'handle');
  };
  return (
    <li
      className={clsx(styles.row, isSelected && styles.selected, isHeld && styles.held)}
      data-edge={edge}
      data-off={item.enabled ? undefined : true}
    >
      <button
        type="button"
        className={styles.handle}
        aria-label={`${name}を動かす（${place}番目）`}
        title="ドラッグか、上下の矢印キーで動かします"
        data-move="handle"
        disabled={isFixed}
        onPointerDown={onHold}
        onKeyDown={press}
      >
        ⠿
      </button>
      <button
        type="button"
        className={styles.open}
        aria-current={isSelected || undefined}
        onClick={onSelect}
      >
        <span className={styles.sketch}>
          <EffectSketch effect={item.effect} />
        </span>
        <span className={styles.words}>
          <span className={styles.name} data-name>
            {name}
          </span>
          <span className="visually-hidden">{EFFECT_NAMES[item.effect]}</span>
          <span className={styles.pattern}>{describe(item)}</span>
        </span>
        <Marks item={item} problems={problems} />
      </button>
      {isSelected && (
        <span className={styles.steps}>
          <Step part="up" {...{name, onMove}} isDisabled={isFixed || place === 1} />
          <Step part="down" {...{name, onMove}} isDisabled={isFixed || isLast} />
        </span>
      )}
      <input
        type="checkbox"
        role="switch"
        className={clsx(SWITCH_LOOK, styles.switch)}
        aria-label={`${name}を使う`}
        checked={item.enabled}
        onChange={({target}) => {
          onEnable(target.checked);
        }}
      />
    </li>
  );
}

interface StepProps extends Pick<Props, 'onMove'> {
  readonly name: string;
  readonly part: 'up' | 'down';
  readonly isDisabled: boolean;
}

/** Moves the row by one without a drag. */
function Step({name, part, isDisabled, onMove}: StepProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={`「${name}」を${part === 'up' ? '上' : '下'}へ`}
      data-move={part}
      disabled={isDisabled}
      onClick={() => {
        onMove(part === 'up' ? -1 : 1, part);
      }}
    >
      {part === 'up' ? '↑' : '↓'}
    </button>
  );
}

function Marks({item, problems}: Pick<Props, 'item' | 'problems'>): ReactNode {
  const worst = worstOf(problems);
  const pro = proFieldsOf(item);
  if (worst === undefined && pro.length === 0) return null;
  return (
    <span className={styles.marks}>
      {pro.length > 0 && (
        <span className={styles.pro} title={`Proの機能：${pro.join('、')}`}>
          Pro
        </span>
      )}
      {worst !== undefined && (
        <>
          <ToneMark tone={worst === 'error' ? 'bad' : 'warn'} />
          <span className="visually-hidden">直すところが{problems.length}件あります</span>
        </>
      )}
    </span>
  );
}

/** The words that it waits for; its kind is drawn beside them. */
const describe = ({pattern}: Item): string =>
  pattern.length === 0 ? '言葉なし' : pattern.join('、');

/** The labels of the fields that an item uses and that only work with the app's Pro version. */
const proFieldsOf = (item: Item): readonly string[] =>
  fieldsOf(item.effect)
    .filter(({pro, path, initial}) => {
      const value = valueAt(item, path);
      return pro && value !== undefined && value !== (initial ?? false);
    })
    .map(({label}) => label);

/** The worst that is said about an item. */
function worstOf(problems: readonly Problem[]): Problem['severity'] | undefined {
  if (problems.some(({severity}) => severity === 'error')) return 'error';
  return problems.length > 0 ? 'warning' : undefined;
}
