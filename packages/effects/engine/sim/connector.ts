import type {ConnectorItem, Item} from '../../model';
import {connectionsOf} from '../../model/connections';
import {weighted} from './weighted';

/** An item to fire, milliseconds from now. */
export interface Planned {
  readonly item: Item;
  readonly at: number;
}

/** More items are not fired at once, and more connections not followed: layers of them multiply. */
const MAX_PLANNED = 200;
const MAX_FOLLOWED = 2000;

/**
 * What a connector fires: each of its items after its delay, and one of those to be drawn. Connectors
 * among them are followed; one that is already on the way to itself is not fired again. What is not in
 * the list or switched off stays away, as in the app.
 */
export function planConnector(
  connector: ConnectorItem,
  items: readonly Item[],
  random: () => number,
): readonly Planned[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const planned: Planned[] = [];
  let followed = 0;
  const follow = ({options}: ConnectorItem, start: number, above: ReadonlySet<string>): void => {
    const drawn = weighted(random, options.lotteryItems, ({weight}) => weight ?? 1);
    for (const {targetId, delay} of [...options.items, ...(drawn === undefined ? [] : [drawn])]) {
      followed += 1;
      if (followed > MAX_FOLLOWED || planned.length >= MAX_PLANNED) return;
      const item = byId.get(targetId);
      const at = start + Math.max(0, delay);
      if (item?.enabled !== true || above.has(targetId)) continue;
      if (item.effect === 'connector') follow(item, at, new Set([...above, targetId]));
      else planned.push({item, at});
    }
  };
  follow(connector, 0, new Set([connector.id]));
  return planned;
}

/** Every item that firing this one may show, itself when it is no connector. */
export function reachable(item: Item, items: readonly Item[]): readonly Item[] {
  const byId = new Map(items.map((one) => [one.id, one]));
  const found = new Set<Item>([item]);
  for (const one of found) {
    if (one.effect !== 'connector') continue;
    for (const {targetId} of connectionsOf(one)) {
      const target = byId.get(targetId);
      if (target !== undefined) found.add(target);
    }
  }
  return [...found];
}
