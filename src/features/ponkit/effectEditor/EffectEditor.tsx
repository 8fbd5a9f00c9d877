import {useMemo, useState, type ReactNode} from 'react';
import {defaultItem, EFFECT_NAMES, nameOf, type Effect, type Item} from '@site/effects/model';
import {Button, Panel} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import type {AssetStore} from '../work/assets';
import {MAX_ITEMS} from '../work/work';
import type {Change} from './change';
import styles from './EffectEditor.module.css';
import {ItemForm} from './form/ItemForm';
import {appendItems} from './json/exchange';
import {JsonPanel} from './json/JsonPanel';
import {TryBox} from './judge/TryBox';
import {ItemList} from './list/ItemList';
import {duplicateItem, nameOfCopy, nextSelected} from './list/listEdits';
import {PreviewPanel} from './preview/PreviewPanel';
import {useProblems} from './useProblems';

interface Props {
  /** In the order in which a comment is tried against them. */
  readonly items: readonly Item[];
  readonly onChange: (items: readonly Item[], change: Change) => void;
  readonly assets: AssetStore;
}

/** Makes and changes the effects of a word party. The page keeps them, and undoes. */
export function EffectEditor({items, onChange, assets}: Props): ReactNode {
  const [chosen, setChosen] = useState<string>();
  const [said, setSaid] = useState('');
  const known = useStore(assets.list);
  const sizes = useMemo(() => new Map(known.map(({path, size}) => [path, size])), [known]);
  const problems = useProblems(items, sizes);
  const item = items.find(({id}) => id === chosen) ?? items[0];

  const change = (next: readonly Item[], {label, tag}: Change): void => {
    setSaid('');
    onChange(next, tag === undefined ? {label} : {label, tag});
  };
  const edit = (next: Item, how: Change): void => {
    change(
      items.map((one) => (one.id === next.id ? next : one)),
      how,
    );
  };
  const isFull = items.length >= MAX_ITEMS;
  const add = (effect: Effect): void => {
    const id = crypto.randomUUID();
    const taken = items.map(({name = ''}) => name);
    const kind = EFFECT_NAMES[effect];
    const name = taken.includes(kind) ? nameOfCopy(kind, taken) : kind;
    change([...items, {...defaultItem(effect, id), name}], {label: `${kind}の追加`});
    setChosen(id);
    setSaid(`「${name}」を足しました。`);
  };
  const duplicate = (original: Item): void => {
    const id = crypto.randomUUID();
    change(duplicateItem(items, original.id, id), {label: '演出の複製'});
    setChosen(id);
    setSaid(`「${nameOf(original)}」を複製しました。`);
  };
  const remove = (gone: Item): void => {
    setChosen(nextSelected(items, items.indexOf(gone)));
    change(
      items.filter((one) => one !== gone),
      {label: '演出の削除'},
    );
    setSaid(`「${nameOf(gone)}」を消しました。「元に戻す」で戻せます。`);
  };

  return (
    <div className={styles.editor}>
      <div className={styles.bench} data-empty={item === undefined || undefined}>
        <ItemList
          {...{items, problems, said, isFull}}
          selected={item?.id}
          onSelect={setChosen}
          onAdd={add}
          onMove={(next, moved, place) => {
            change(next, {label: '演出の並べ替え', tag: `${moved.id} place`});
            setSaid(`「${nameOf(moved)}」を${place}番目に動かしました。`);
          }}
          onEnable={(one, enabled) => {
            edit({...one, enabled}, {label: `「${nameOf(one)}」を${enabled ? 'オン' : 'オフ'}`});
          }}
        />
        {item !== undefined && (
          <>
            <PreviewPanel {...{item, items, assets}} />
            <Panel
              title={`「${nameOf(item)}」の設定`}
              className={styles.form}
              aside={
                <span className={styles.actions}>
                  <Button
                    disabled={isFull}
                    onClick={() => {
                      duplicate(item);
                    }}
                  >
                    複製
                  </Button>
                  <Button
                    onClick={() => {
                      remove(item);
                    }}
                  >
                    削除
                  </Button>
                </span>
              }
            >
              <ItemForm
                {...{item, items, assets}}
                problems={problems.filter(({id}) => id === item.id)}
                onChange={edit}
              />
            </Panel>
          </>
        )}
      </div>
      {items.length > 0 && <TryBox items={items} onSelect={setChosen} />}
      <JsonPanel
        {...{item, items}}
        onAppend={(added) => {
          const next = appendItems(items, added, () => crypto.randomUUID());
          change(next, {label: '演出の読み込み'});
          setChosen(next[items.length]?.id);
        }}
        onReplace={(added) => {
          change(
            appendItems([], added, () => crypto.randomUUID()),
            {label: '演出の読み込み'},
          );
        }}
      />
    </div>
  );
}
