import {useState} from 'react';
import {defaultItem, EFFECT_NAMES, nameOf, type Effect, type Item} from '@komebiyori/effects';
import type {Change} from '@site/src/lib/history';

import {appendItems} from './json/exchange';
import {duplicateItem, nameOfCopy, nextSelected} from './list/listEdits';

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
export function useEdits(
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
