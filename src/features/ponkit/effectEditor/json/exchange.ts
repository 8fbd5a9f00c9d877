import {readItems, type Item, type Problem} from '@komebiyori/effects';
import {parsedJson} from '@komebiyori/lib/parsedJson';

/** What became of a text that was to be read. */
export type Reading =
  /** It is no JSON; `text` says so in Japanese. */
  | {readonly kind: 'broken'; readonly text: string}
  | {
      readonly kind: 'read';
      readonly items: readonly Item[];
      /** Of the items that could not be read and are left out. */
      readonly problems: readonly Problem[];
      /** The file also said what holds for all items, which the editor does not keep. */
      readonly hasGlobal: boolean;
    };

/** Reads the text of a file of items; never throws. */
export function readText(text: string): Reading {
  const json = parsedJson(text.replace(/^\uFEFF/u, ''));
  if (json === undefined) {
    const start = text.trim().slice(0, 12);
    const said = start === '' ? '何も入っていません。' : `「${start}…」をJSONとして読めません。`;
    return {kind: 'broken', text: `${said}書き出したJSONを、始めから終わりまで貼り付けます。`};
  }
  const {items, global, problems} = readItems(json);
  return {kind: 'read', items, problems, hasGlobal: global !== undefined};
}

/**
 * The list with other items behind its own. An item whose id is taken gets another one, and the
 * connectors that come with it follow.
 * @param makeId makes an id that nobody has
 */
export function appendItems(
  items: readonly Item[],
  added: readonly Item[],
  makeId: () => string,
): readonly Item[] {
  const taken = new Set(items.map(({id}) => id));
  const renamed = new Map<string, string>();
  const ids = added.map(({id}) => {
    const own = taken.has(id) ? makeId() : id;
    taken.add(own);
    if (own !== id && !renamed.has(id)) renamed.set(id, own);
    return own;
  });
  const follow = <T extends {readonly targetId: string}>(connection: T): T => ({
    ...connection,
    targetId: renamed.get(connection.targetId) ?? connection.targetId,
  });
  const made = added.map((item, at): Item => {
    const id = ids[at] ?? item.id;
    if (item.effect !== 'connector') return {...item, id};
    const {options} = item;
    return {
      ...item,
      id,
      options: {
        ...options,
        items: options.items.map(follow),
        lotteryItems: options.lotteryItems.map(follow),
      },
    };
  });
  return [...items, ...made];
}
