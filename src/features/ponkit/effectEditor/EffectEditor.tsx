import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {
  defaultItem,
  EFFECT_NAMES,
  findProblems,
  nameOf,
  type Effect,
  type Item,
  type Problem,
} from '@komebiyori/effects';
import {createPatternTrial, type PatternTrial} from '@komebiyori/effects/trial';
import {Button, Panel} from '@site/src/components/ToolParts';
import {Toast} from '@site/src/components/ToolParts/Toast';
import {useStepSaid} from '@site/src/components/ToolParts/useStepSaid';
import type {Change} from '@site/src/lib/history';
import {useStore} from '@site/src/lib/useStore';

import {useTool} from '../tool/useTool';
import {MAX_ITEMS} from '../work/work';
import styles from './EffectEditor.module.css';
import {ItemForm} from './form/ItemForm';
import {appendItems} from './json/exchange';
import {JsonPanel} from './json/JsonPanel';
import {TryBox} from './judge/TryBox';
import {ItemList} from './list/ItemList';
import {duplicateItem, nameOfCopy, nextSelected} from './list/listEdits';
import {PreviewPanel} from './preview/PreviewPanel';

/** Expressions are tried against hard texts when nothing has changed for so long, in milliseconds. */
const SETTLED_MS = 500;
const NONE: ReadonlySet<string> = new Set();

/** What is wrong with the items: at once what is cheap to find, a moment later the rest. */
function useProblems(
  items: readonly Item[],
  sizes: ReadonlyMap<string, number>,
  trial: PatternTrial,
): readonly Problem[] {
  // What is known of other lines stays while new ones are tried.
  const [slow, setSlow] = useState(NONE);
  useEffect(() => {
    let isLeft = false;
    const timer = setTimeout(() => {
      const lines = items.flatMap(({pattern}) => pattern);
      void trial
        .slowOf(lines)
        .catch(() => NONE)
        .then((found) => {
          if (!isLeft) setSlow(found);
        });
    }, SETTLED_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [items, trial]);
  return useMemo(() => findProblems(items, {sizes, slow}), [items, sizes, slow]);
}

/** What can be done with the effects, each a step that can be taken back. */
interface Edits {
  /** The effect that is looked at; undefined where there is none. */
  readonly item: Item | undefined;
  readonly choose: (id: string) => void;
  readonly add: (effect: Effect) => void;
  readonly edit: (next: Item, how: Change) => void;
  readonly enable: (item: Item, isOn: boolean) => void;
  /** Puts `moved` at a place, from 1; `next` is the list with it there. */
  readonly move: (next: readonly Item[], moved: Item, place: number) => void;
  readonly duplicate: (original: Item) => void;
  readonly remove: (gone: Item) => void;
  readonly append: (added: readonly Item[]) => void;
  readonly replace: (added: readonly Item[]) => void;
}

const newId = (): string => crypto.randomUUID();

/**
 * The deeds of the editor.
 * @param say is told of what was done
 */
function useEdits(
  items: readonly Item[],
  change: (items: readonly Item[], change: Change) => void,
  say: (text: string) => void,
): Edits {
  const [chosen, setChosen] = useState<string>();
  const edit = (next: Item, how: Change): void => {
    change(
      items.map((one) => (one.id === next.id ? next : one)),
      how,
    );
  };
  return {
    item: items.find(({id}) => id === chosen) ?? items[0],
    choose: setChosen,
    edit,
    add: (effect) => {
      const id = newId();
      const taken = items.map(({name = ''}) => name);
      const kind = EFFECT_NAMES[effect];
      const name = taken.includes(kind) ? nameOfCopy(kind, taken) : kind;
      change([...items, {...defaultItem(effect, id), name}], {label: `${kind}の追加`});
      setChosen(id);
      say(`「${name}」を追加しました。`);
    },
    enable: (one, enabled) => {
      edit({...one, enabled}, {label: `「${nameOf(one)}」を${enabled ? 'オン' : 'オフ'}`});
    },
    move: (next, moved, place) => {
      change(next, {label: '演出の並べ替え', tag: `${moved.id} place`});
      say(`「${nameOf(moved)}」を${place}番目に動かしました。`);
    },
    duplicate: (original) => {
      const id = newId();
      change(duplicateItem(items, original.id, id), {label: '演出の複製'});
      setChosen(id);
      say(`「${nameOf(original)}」を複製しました。`);
    },
    remove: (gone) => {
      const next = nextSelected(items, items.indexOf(gone));
      setChosen(next);
      change(
        items.filter((one) => one !== gone),
        {label: '演出の削除'},
      );
      const shown = items.find(({id}) => id === next);
      // The button stays under the finger, and would now delete that one.
      const follows = shown === undefined ? '' : `「${nameOf(shown)}」を選んでいます。`;
      say(`「${nameOf(gone)}」を削除しました。${follows}`);
    },
    append: (added) => {
      const next = appendItems(items, added, newId);
      change(next, {label: '演出の読み込み'});
      setChosen(next[items.length]?.id);
    },
    replace: (added) => {
      change(appendItems([], added, newId), {label: '演出の読み込み'});
    },
  };
}

/** Makes and changes the effects of a word party. */
export default function EffectEditor(): ReactNode {
  const tool = useTool();
  const {items} = useStore(tool.work);
  const known = useStore(tool.assets.list);
  const sizes = useMemo(() => new Map(known.map(({path, size}) => [path, size])), [known]);
  const [trial] = useState(createPatternTrial);
  useEffect(() => trial.close, [trial]);
  const problems = useProblems(items, sizes, trial);
  const [said, say] = useStepSaid(tool.history);
  const change = (next: readonly Item[], step: Change): void => {
    tool.change((work) => ({...work, items: next}), step);
  };
  const {item, choose, ...edits} = useEdits(items, change, say);
  const isFull = items.length >= MAX_ITEMS;
  return (
    <div className={styles.editor}>
      <div className={styles.bench} data-empty={item === undefined || undefined}>
        <ItemList
          {...{items, problems, isFull}}
          selected={item?.id}
          onSelect={choose}
          onAdd={edits.add}
          onMove={edits.move}
          onEnable={edits.enable}
        />
        {item !== undefined && (
          <>
            <PreviewPanel item={item} />
            <Panel
              title={`「${nameOf(item)}」の設定`}
              className={styles.form}
              aside={
                <span className={styles.actions}>
                  <Button
                    disabled={isFull}
                    onClick={() => {
                      edits.duplicate(item);
                    }}
                  >
                    複製
                  </Button>
                  <Button
                    onClick={() => {
                      edits.remove(item);
                    }}
                  >
                    削除
                  </Button>
                </span>
              }
            >
              <ItemForm
                item={item}
                problems={problems.filter(({id}) => id === item.id)}
                onChange={edits.edit}
              />
            </Panel>
          </>
        )}
      </div>
      {items.length > 0 && <TryBox items={items} trial={trial} onSelect={choose} />}
      <Toast {...said} action={{name: '元に戻す', act: tool.undo}} />
      <JsonPanel {...{item, items}} onAppend={edits.append} onReplace={edits.replace} />
    </div>
  );
}
