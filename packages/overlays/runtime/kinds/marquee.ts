import {mostWaiting} from '../comments/pace';
import type {Item} from '../comments/item';
import {createComment, fillComment} from '../dom/commentElement';
import type {Kind} from '../kind';
import {createLine} from '../paced';
import {start} from '../start';

/** Between the end of a comment and the next in the same row, in pixels. */
const GAP = 60;
/** How long a comment stands where nothing is to move, in milliseconds. */
const STANDS_MS = 5000;
/** About how long a comment needs until its end is in sight. */
const USUAL_MS = 600;

/**
 * Comments that run from right to left. In one row each follows the last; with more rows
 * (`own.rows`) they take turns, and nothing is ever moved for another's sake.
 */
const marquee: Kind = ({list, settings, drawing, isStill}) => {
  const {flow, own} = settings;
  const rows = Math.max(1, Math.floor(Number(own['rows'] ?? 1)) || 1);
  const running = new Map<string, HTMLElement>();
  let turn = 0;
  list.style.setProperty('--ov-rows', String(rows));

  const end = (id: string): void => {
    running.get(id)?.remove();
    running.delete(id);
  };
  const run = (item: Item): void => {
    const element = createComment(item, turn % 2 === 0 ? 'odd' : 'even', drawing);
    if (element === undefined) return;
    element.style.setProperty('--ov-row', String(turn % rows));
    turn += 1;
    list.append(element);
    running.set(item.id, element);
    const [oldest] = running.keys();
    if (running.size > flow.limit && oldest !== undefined) end(oldest);
    const busyMs = move(element, () => {
      end(item.id);
    });
    if (rows === 1) line.hold(drawing.now() + Math.max(busyMs, flow.interval));
  };
  /** Sends an element on its way; returns when its end has come in, in milliseconds from now. */
  const move = (element: HTMLElement, done: () => void): number => {
    if (isStill()) {
      setTimeout(done, STANDS_MS);
      return STANDS_MS;
    }
    const [width, own] = [list.clientWidth, element.offsetWidth];
    const msOf = (pixels: number): number => (pixels / flow.marqueeSpeed) * 1000;
    const frames = {transform: [`translateX(${width}px)`, `translateX(${-own}px)`]};
    const {finished} = element.animate(frames, {duration: msOf(width + own), fill: 'both'});
    finished.then(done, () => undefined);
    return msOf(own + GAP);
  };
  const isQueue = flow.burst === 'queue';
  const intervalMs = rows === 1 ? Math.max(1, flow.interval) : flow.interval;
  const most = mostWaiting(Math.max(USUAL_MS, intervalMs), isQueue);
  const line = createLine(
    {delayMs: flow.entryDelay * 1000, intervalMs, most},
    drawing.now,
    (items) => {
      items.slice(-flow.limit).forEach(run);
    },
  );
  return {
    add(items, isOld) {
      if (!isOld) line.add(items);
    },
    change(item) {
      const element = running.get(item.id);
      if (!line.change(item) && element !== undefined) fillComment(element, item, drawing);
    },
    remove(ids) {
      ids.forEach(end);
      if (running.size === 0) line.hold(0);
      line.remove(ids);
    },
    pin: () => undefined,
  };
};

start(marquee);
