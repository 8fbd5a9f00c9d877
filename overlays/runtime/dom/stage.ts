import type {Item} from '../comments/item';
import {isPaid} from '../comments/item';
import {leaving, nextLeaving, type RetentionRules, type Shown} from '../comments/retention';
import {createAlarm} from './alarm';
import {createComment, fillComment, type Drawing} from './commentElement';
import type {Transitions} from './transitions';

interface Entry extends Shown {
  readonly element: HTMLElement;
}

/** The comments in one list of the page, oldest first. */
export interface Stage {
  /** Adds comments; old ones were there before the page and just stand there. */
  readonly add: (items: readonly Item[], isOld?: boolean) => void;
  readonly change: (item: Item) => void;
  /** Resolves when they are out of the page. */
  readonly remove: (ids: readonly string[]) => Promise<void>;
  readonly ids: () => readonly string[];
  /** Marks the pinned comment; undefined for none. */
  readonly pin: (id: string | undefined) => void;
}

export interface StageOptions {
  readonly drawing: Drawing;
  readonly transitions: Transitions;
  readonly rules: RetentionRules;
}

/** Keeps a list: draws what comes, lets go of what is too old or too many. */
export function createStage(list: HTMLElement, options: StageOptions): Stage {
  const {drawing, transitions, rules} = options;
  const entries = new Map<string, Entry>();
  let turn = 0;
  let pinned: string | undefined;

  const remove = async (ids: readonly string[]): Promise<void> => {
    const gone = ids.flatMap((id) => entries.get(id) ?? []);
    for (const {id} of gone) entries.delete(id);
    await Promise.all(gone.map(({element}) => transitions.leave(list, element)));
  };
  const sweep = (): void => {
    const now = drawing.now();
    void remove(leaving([...entries.values()], rules, now));
    alarm.set(nextLeaving([...entries.values()], rules, now));
  };
  const alarm = createAlarm(drawing.now, sweep);

  const draw = (item: Item, since: number): HTMLElement => {
    turn += 1;
    const element = createComment(item, turn % 2 === 0 ? 'even' : 'odd', drawing);
    element.classList.toggle('pinned', item.id === pinned);
    entries.set(item.id, {id: item.id, since, isPaid: isPaid(item), element});
    return element;
  };

  return {
    add(items, isOld = false) {
      const now = drawing.now();
      const fresh = items.filter(({id}) => !entries.has(id));
      const elements = fresh.map((item) =>
        draw(item, isOld ? Math.min(now, item.time ?? now) : now),
      );
      elements.forEach((element, order) => {
        element.style.setProperty('--ov-order', String(order));
      });
      transitions.around(list, () => {
        list.append(...elements);
      });
      if (!isOld) transitions.enter(elements);
      sweep();
    },
    change(item) {
      const entry = entries.get(item.id);
      if (entry === undefined) return;
      transitions.around(list, () => {
        fillComment(entry.element, item, drawing);
      });
    },
    remove,
    ids: () => [...entries.keys()],
    pin(id) {
      pinned = id;
      for (const entry of entries.values())
        entry.element.classList.toggle('pinned', entry.id === id);
    },
  };
}
