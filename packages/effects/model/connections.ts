import type {Connection, ConnectorItem, Item} from './item';

/** All that a connector may fire. */
export const connectionsOf = ({options}: ConnectorItem): readonly Connection[] => [
  ...options.items,
  ...options.lotteryItems,
];

/** Whether firing an item would, by its connections, fire the item again. */
export function isInCycle(start: Item, items: readonly Item[]): boolean {
  const byId = new Map(items.map((item) => [item.id, item]));
  const seen = new Set<string>();
  const open: Item[] = [start];
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    if (item.effect !== 'connector') continue;
    for (const {targetId} of connectionsOf(item)) {
      if (targetId === start.id) return true;
      const target = byId.get(targetId);
      if (target === undefined || seen.has(targetId)) continue;
      seen.add(targetId);
      open.push(target);
    }
  }
  return false;
}
