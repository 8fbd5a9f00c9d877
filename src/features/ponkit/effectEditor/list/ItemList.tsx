import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {
  EFFECT_NAMES,
  EFFECTS,
  nameOf,
  type Effect,
  type Item,
  type Problem,
} from '@komebiyori/effects';
import {FIELD_LOOK, Panel} from '@site/src/components/ToolParts';
import {EffectSketch} from '@site/src/figures/effects/EffectSketch';
import {moved} from '@site/src/lib/lists';
import {ItemRow, type MovePart} from './ItemRow';
import styles from './list.module.css';
import {useRowDrag} from './useRowDrag';

interface Props {
  readonly items: readonly Item[];
  readonly problems: readonly Problem[];
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
  /** No more items are taken. */
  readonly isFull: boolean;
  readonly onAdd: (effect: Effect) => void;
  readonly onMove: (items: readonly Item[], moved: Item, place: number) => void;
  readonly onEnable: (item: Item, isOn: boolean) => void;
}

/** From how many items on the list can be searched. */
const SEARCHED_FROM = 6;

/** The effects in the order in which a comment is tried against them. */
export function ItemList(props: Props): ReactNode {
  const {items, problems, selected, isFull, onSelect, onAdd, onMove, onEnable} = props;
  const [query, setQuery] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const move = (from: number, to: number): void => {
    const item = items[from];
    const next = moved(items, from, to);
    if (item !== undefined && next !== items) onMove(next, item, next.indexOf(item) + 1);
  };
  const {held, hold} = useRowDrag(list, move);
  // A row that is moved takes its focus along; browsers lose it on the way.
  const refocused = useRef<{readonly at: number; readonly part: MovePart}>(undefined);
  useEffect(() => {
    const {at, part} = refocused.current ?? {at: -1, part: 'handle'};
    const parts = [...(list.current?.children[at]?.querySelectorAll('button') ?? [])];
    // At an end of the list that button rests: the one beside it leads back.
    const usable = parts.filter((one) => !one.disabled && one.dataset['move'] !== undefined);
    const same = usable.find((one) => one.dataset['move'] === part);
    (same ?? usable.at(-1))?.focus();
    refocused.current = undefined;
  }, [items]);
  const shown = searchItems(items, query);
  const edgeAt = (at: number): 'above' | 'below' | undefined => {
    if (held === undefined || held.to === held.from || at !== held.to) return undefined;
    return held.to < held.from ? 'above' : 'below';
  };
  return (
    <Panel title="演出の一覧" className={styles.panel} aside={<span>{items.length}件</span>}>
      {isFull ? (
        <p className={styles.note}>
          演出が上限の{items.length}件に達しています。使わない演出を削除すると、追加できます。
        </p>
      ) : (
        <AddEffect isFirst={items.length === 0} onAdd={onAdd} />
      )}
      {items.length >= SEARCHED_FROM && <SearchField query={query} onChange={setQuery} />}
      {items.length === 0 ? (
        <p className={styles.note}>種類を選ぶと、ここに演出が並びます。</p>
      ) : (
        <p className={styles.note}>
          上から順に判定します。ハンドルか、選んだ演出の↑↓で並べ替えます。
        </p>
      )}
      {shown.length === 0 && items.length > 0 && (
        <p className={styles.note}>{`「${query}」の演出はありません。`}</p>
      )}
      <ol className={styles.list} ref={list}>
        {shown.map((item, at) => (
          <ItemRow
            key={item.id}
            item={item}
            place={items.indexOf(item) + 1}
            problems={problems.filter(({id}) => id === item.id)}
            isSelected={item.id === selected}
            edge={edgeAt(at)}
            isHeld={held?.from === at}
            isFixed={shown.length < items.length}
            isLast={at === shown.length - 1}
            onSelect={() => {
              onSelect(item.id);
            }}
            onEnable={(isOn) => {
              onEnable(item, isOn);
            }}
            onHold={(event) => {
              hold(event, at);
            }}
            onMove={(by, part) => {
              refocused.current = {at: Math.min(items.length - 1, Math.max(0, at + by)), part};
              move(at, at + by);
            }}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {problemsText(items, problems)}
      </p>
    </Panel>
  );
}

interface SearchFieldProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
}

function SearchField({query, onChange}: SearchFieldProps): ReactNode {
  return (
    <input
      type="search"
      className={clsx(FIELD_LOOK, styles.search)}
      aria-label="演出を探す"
      placeholder="名前や言葉で探す"
      value={query}
      onChange={({target}) => {
        onChange(target.value);
      }}
    />
  );
}

function problemsText(items: readonly Item[], problems: readonly Problem[]): string {
  const named = items.filter(({id}) => problems.some((problem) => problem.id === id));
  return named.length === 0 ? '' : `直すところのある演出：${named.map(nameOf).join('、')}`;
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The items whose name, kind, id or patterns have every word of a query. All for an empty query. */
function searchItems(items: readonly Item[], query: string): readonly Item[] {
  const words = fold(query).split(/\s+/u);
  return items.filter((item) => {
    const text = fold(
      [nameOf(item), EFFECT_NAMES[item.effect], item.id, ...item.pattern].join('\n'),
    );
    return words.every((word) => text.includes(word));
  });
}

interface AddEffectProps {
  /** Nothing else is there yet: all choices are seen at once. */
  readonly isFirst: boolean;
  readonly onAdd: (effect: Effect) => void;
}

/** What each shows, as the manual says it. */
const LOOKS: Readonly<Record<Effect, string>> = {
  popper: '丸、絵文字、画像が弾けます',
  dropper: '画像や文字が落ちて積もります',
  notifier: '決めた場所に画像が出ます',
  confetti: '紙が吹き出し、舞います',
  throwing: '画像が飛び、当たります',
  connector: 'ほかの演出を続けて出します',
};

/** The six kinds of effects, to add one. */
function AddEffect({isFirst, onAdd}: AddEffectProps): ReactNode {
  const box = useRef<HTMLDetailsElement>(null);
  const cards = (
    <div className={styles.kinds} data-first={isFirst || undefined}>
      {EFFECTS.map((effect) => (
        <button
          key={effect}
          type="button"
          aria-label={`${EFFECT_NAMES[effect]}を追加`}
          onClick={() => {
            if (box.current !== null) box.current.open = false;
            onAdd(effect);
          }}
        >
          <EffectSketch effect={effect} />
          {EFFECT_NAMES[effect]}
          {isFirst && <span className={styles.look}>{LOOKS[effect]}</span>}
        </button>
      ))}
    </div>
  );
  if (isFirst) return cards;
  return (
    <details className={styles.add} ref={box}>
      <summary>＋ 演出を追加</summary>
      {cards}
    </details>
  );
}
