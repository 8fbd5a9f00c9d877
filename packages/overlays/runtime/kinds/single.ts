import type {Item} from '../comments/item';
import {createStage} from '../dom/stage';
import type {Kind} from '../kind';
import {createLine, paceOf} from '../paced';
import {start} from '../start';

/** Between one comment and the next the place is empty for a moment, in milliseconds. */
const EMPTY_MS = 100;
/** Without any pace each comment stays at least this long. */
const SHORTEST_MS = 1000;

/** One comment at a time: the next comes when the last is gone. */
const single: Kind = ({list, settings, drawing, transitions}) => {
  const {flow, motion} = settings;
  const lifetimeMs = flow.lifetime * 1000;
  const rules = {limit: 1, lifetimeMs, pinMs: 0};
  const stage = createStage(list, {drawing, transitions, rules});
  const holdMs =
    lifetimeMs > 0 ? lifetimeMs + motion.outMs + EMPTY_MS : Math.max(SHORTEST_MS, flow.interval);
  /** The comment that comes when the last one has left. */
  const coming = new Map<string, Item>();

  const swap = async (item: Item): Promise<void> => {
    coming.clear();
    coming.set(item.id, item);
    await stage.remove(stage.ids());
    // Meanwhile it may have been deleted or written anew.
    const latest = coming.get(item.id);
    coming.delete(item.id);
    if (latest !== undefined) stage.add([latest]);
  };
  const line = createLine(paceOf(settings, holdMs), drawing.now, ([item]) => {
    if (item !== undefined) void swap(item);
  });
  return {
    add(items, isOld) {
      // Who opens the overlay sees that it works.
      if (!isOld) line.add(items);
      else if (lifetimeMs === 0) stage.add(items.slice(-1), true);
    },
    change(item) {
      if (line.change(item)) return;
      if (coming.has(item.id)) coming.set(item.id, item);
      stage.change(item);
    },
    remove(ids) {
      line.remove(ids);
      for (const id of ids) coming.delete(id);
      void stage.remove(ids);
    },
    pin(item) {
      stage.pin(item?.id);
    },
  };
};

start(single);
