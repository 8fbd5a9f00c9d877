import type {Item} from '../comments/item';
import {isPaid} from '../comments/item';
import {leaving, nextLeaving, type RetentionRules, type Shown} from '../comments/retention';
import {createAlarm} from './alarm';
import {createComment, fillComment, type Drawing} from './commentElement';
import type {Transitions} from './transitions';

/** Beside a full list so large a part of it may be on its way out: a crowd gets the others' room. */
const LEAVING = 1 / 8;

interface Entry extends Shown {
  readonly element: HTMLElement;
}

interface Coming extends Shown {
  readonly item: Item;
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

/**
 * Keeps a list: draws what comes, lets go of what is too old or too many. What would leave as soon as
 * it came is never drawn: when a scene opens, hundreds come at once.
 */
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
  /** Ends the way out of the oldest where more come than there is room for. */
  const makeRoom = (coming: number): void => {
    const staying = new Set<Element>([...entries.values()].map(({element}) => element));
    const most = rules.limit + Math.ceil(rules.limit * LEAVING);
    [...list.children]
      .filter((element) => !staying.has(element))
      .slice(0, Math.max(0, list.childElementCount + coming - most))
      .forEach((element) => {
        element.remove();
      });
  };
  const alarm = createAlarm(drawing.now, sweep);

  const draw = ({item, ...shown}: Coming): HTMLElement[] => {
    const element = createComment(item, turn % 2 === 0 ? 'odd' : 'even', drawing);
    if (element === undefined) return [];
    turn += 1;
    element.classList.toggle('pinned', item.id === pinned);
    entries.set(item.id, {...shown, element});
    return [element];
  };

  return {
    add(items, isOld = false) {
      const now = drawing.now();
      const coming = items
        .filter(({id}) => !entries.has(id))
        .map((item): Coming => {
          const since = isOld ? Math.min(now, item.time ?? now) : now;
          return {id: item.id, since, isPaid: isPaid(item), item};
        });
      const gone = new Set(leaving([...entries.values(), ...coming], rules, now));
      const elements = coming.filter(({id}) => !gone.has(id)).flatMap(draw);
      elements.forEach((element, order) => {
        element.style.setProperty('--ov-order', String(order));
      });
      void remove([...gone]);
      makeRoom(elements.length);
      transitions.around(list, () => {
        for (const element of elements) list.append(element);
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
