import {useEffect, type RefObject} from 'react';

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};

/** Where a key leads from a place among so many; undefined for keys that lead nowhere. */
function placeAfter(key: string, at: number, count: number): number | undefined {
  const step = STEPS[key];
  return step === undefined ? undefined : Math.min(Math.max(at + step, 0), count - 1);
}

/** The roving tabindex of WAI-ARIA's toolbars: one of the elements takes part in Tab. */
interface Stop {
  readonly all: () => readonly HTMLElement[];
  readonly choose: (element: HTMLElement) => void;
  readonly close: () => void;
}

function createStop(box: HTMLElement, items: string): Stop {
  let chosen: HTMLElement | undefined;
  const all = (): readonly HTMLElement[] =>
    [...box.querySelectorAll<HTMLElement>(items)].filter((one) => !one.matches(':disabled'));
  const settle = (): void => {
    const list = all();
    if (chosen === undefined || !list.includes(chosen)) [chosen] = list;
    for (const one of list) one.tabIndex = one === chosen ? 0 : -1;
  };
  settle();
  const observer = new MutationObserver(settle);
  observer.observe(box, {subtree: true, childList: true, attributeFilter: ['disabled']});
  return {
    all,
    choose: (element) => {
      chosen = element;
      settle();
    },
    close: () => {
      observer.disconnect();
    },
  };
}

/** Makes many controls one stop of Tab: arrows, Home and End go among them. */
export function useRoving(box: RefObject<HTMLElement | null>, items: string): void {
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const stop = createStop(element, items);
    const focus = ({target}: FocusEvent): void => {
      const found = stop.all().find((one) => one === target);
      if (found !== undefined) stop.choose(found);
    };
    const press = (event: KeyboardEvent): void => {
      const list = stop.all();
      const at = list.findIndex((one) => one === event.target);
      const to = at === -1 ? undefined : placeAfter(event.key, at, list.length);
      if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      list[to]?.focus();
    };
    element.addEventListener('focusin', focus);
    element.addEventListener('keydown', press);
    return () => {
      stop.close();
      element.removeEventListener('focusin', focus);
      element.removeEventListener('keydown', press);
    };
  }, [box, items]);
}

const HEADS = '[data-head]';
const SECTION = '[data-section]';
const ROWS = '[data-row]';
const CONTROLS = 'a[href], button, input, select, textarea, summary';

/** What Tab reaches first behind the head of an open section. */
function firstControl(section: Element | null): HTMLElement | undefined {
  return [...(section?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].find(
    (one) =>
      one.tabIndex >= 0 &&
      !one.matches(`${HEADS}, :disabled`) &&
      !(one instanceof HTMLInputElement && one.type === 'radio' && !one.checked),
  );
}

/**
 * The sections of a pane by keyboard: their heads are one stop of Tab, ↑ and ↓ go among them. → goes
 * into an open section, among whose rows ↑ and ↓ go; Tab then enters the row, ← or Escape leads back
 * to the head. Where there are no rows → goes to the first control. So no control is far, however much
 * a section holds.
 */
export function useSectionKeys(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const stop = createStop(element, HEADS);
    const headOf = (target: Element): HTMLElement | undefined =>
      target.closest(SECTION)?.querySelector<HTMLElement>(HEADS) ?? undefined;
    const focus = ({target}: FocusEvent): void => {
      const head = target instanceof Element ? headOf(target) : undefined;
      if (head !== undefined) stop.choose(head);
    };
    const goalOf = (target: HTMLElement, key: string): HTMLElement | undefined => {
      const rows = [...(target.closest(SECTION)?.querySelectorAll<HTMLElement>(ROWS) ?? [])];
      if (target.matches(HEADS)) {
        if (key === 'ArrowRight') return rows[0] ?? firstControl(target.closest(SECTION));
        if (key === 'ArrowLeft') return undefined;
        const heads = stop.all();
        return heads[placeAfter(key, heads.indexOf(target), heads.length) ?? -1];
      }
      if (key === 'Escape') return headOf(target);
      const at = rows.indexOf(target);
      if (at === -1 || key === 'ArrowRight') return undefined;
      return key === 'ArrowLeft' ? headOf(target) : rows[placeAfter(key, at, rows.length) ?? -1];
    };
    const press = (event: KeyboardEvent): void => {
      const {target, key, isComposing, defaultPrevented} = event;
      if (!(target instanceof HTMLElement) || isComposing || defaultPrevented) return;
      const goal = goalOf(target, key);
      if (goal === undefined) return;
      event.preventDefault();
      goal.focus();
    };
    element.addEventListener('focusin', focus);
    element.addEventListener('keydown', press);
    return () => {
      stop.close();
      element.removeEventListener('focusin', focus);
      element.removeEventListener('keydown', press);
    };
  }, [box]);
}
