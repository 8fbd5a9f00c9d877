import {act} from 'react';
import {vi} from 'vitest';

/** Presses the button with a name, or another element with that role. */
export async function press(box: HTMLElement, name: string, selector = 'button'): Promise<void> {
  const element = [...box.querySelectorAll<HTMLElement>(selector)].find(
    (one) =>
      (one.getAttribute('aria-label') ?? one.textContent).trim() === name || one.title === name,
  );
  if (element === undefined) throw new Error(`No ${selector} 「${name}」`);
  await click(element);
}

/** Clicks an element. */
export async function click(element: HTMLElement): Promise<void> {
  await act(async () => {
    element.click();
    await tick();
  });
}

/** The control that a label of this text names. */
export function control(box: HTMLElement, label: string): HTMLInputElement {
  const found = [...box.querySelectorAll('label')].find((one) => one.textContent.trim() === label);
  const element = found?.control ?? box.querySelector(`[aria-label="${CSS.escape(label)}"]`);
  if (!(element instanceof HTMLElement)) throw new Error(`No control 「${label}」`);
  // Whatever it is, it has what the tests ask of it: a value, a selection, a click.
  return element as HTMLInputElement;
}

/** Sets the value of a field as typing does; React listens for `input` and `change`. */
export async function type(
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
): Promise<void> {
  await act(async () => {
    // React overrides the setter of the element to know what it was told; that of its class is free.
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    setter?.set?.call(field, value);
    field.dispatchEvent(new Event('input', {bubbles: true}));
    field.dispatchEvent(new Event('change', {bubbles: true}));
    await tick();
  });
}

/** A key that is pressed on an element. */
export async function stroke(target: EventTarget, init: KeyboardEventInit): Promise<KeyboardEvent> {
  const event = new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...init});
  await fire(target, event);
  return event;
}

/** An event that happens to an element. */
export async function fire(target: EventTarget, event: Event): Promise<void> {
  await act(async () => {
    target.dispatchEvent(event);
    await tick();
  });
}

/** Lets effects, timers and promises happen until something holds. */
export function until(holds: () => void): Promise<void> {
  const look = async (): Promise<void> => {
    // What happens inside of `act` is shown at its end.
    await act(() => tick());
    holds();
  };
  return vi.waitFor(look, {timeout: 10_000});
}

const tick = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
