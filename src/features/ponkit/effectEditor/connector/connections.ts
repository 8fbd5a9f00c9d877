import {type Connection, type Item, nameOf} from '@komebiyori/effects';

/** An effect that a connector may lead to, or the reason why it may not. */
export interface Target {
  readonly id: string;
  readonly name: string;
  readonly refusal: string | undefined;
}

/**
 * What a connector may lead to: the five other kinds. A connector behind a connector could lead in a
 * circle, and the app takes none.
 * @param from id of the connector
 */
export function targetsOf(items: readonly Item[], from: string): readonly Target[] {
  const others = items.filter(({id}) => id !== from);
  return others.map((item) => ({
    id: item.id,
    name: nameOf(item),
    refusal: item.effect === 'connector' ? '連結どうしはつなげません' : undefined,
  }));
}

/** `0秒 拍手 → 0.5秒 紙吹雪`: what follows what, in the order of the delays. */
export function timeline(
  connections: readonly Connection[],
  items: readonly Item[],
): readonly {readonly at: string; readonly name: string}[] {
  return [...connections]
    .sort((a, b) => a.delay - b.delay)
    .map(({delay, targetId}) => {
      const target = items.find(({id}) => id === targetId);
      return {
        at: `${delay / 1000}秒`,
        name: target === undefined ? '（消した演出）' : nameOf(target),
      };
    });
}
