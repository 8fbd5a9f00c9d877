import {expect, it} from 'vitest';
import {createDesk, type Desk} from '../model/desk';
import {DEFAULTS} from '../model/settings';
import {watchKeys} from './keys.browser';

let helped = 0;
const desk: Desk = createDesk({
  settings: DEFAULTS,
  now: 0,
  newId: () => 'm1',
  onChanges: () => undefined,
  onSettings: () => undefined,
  onLaser: () => undefined,
  onHelp: () => {
    helped += 1;
  },
});
watchKeys(desk);

/** Whether a stroke was taken for a shortcut. */
function press(init: KeyboardEventInit): boolean {
  const event = new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...init});
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
}

it('single characters can be switched off; those with Ctrl go on (WCAG 2.2, 2.1.4)', () => {
  expect(press({key: 'e'})).toBe(true);
  expect(desk.settings().tool).toBe('eraser');
  desk.choose({usesKeys: false});
  expect(press({key: 'b'})).toBe(false);
  expect(press({key: '?'})).toBe(false);
  expect(press({key: 'Z', shiftKey: true})).toBe(false);
  expect([desk.settings().tool, helped]).toEqual(['eraser', 0]);
  expect(press({key: 'z', ctrlKey: true})).toBe(true);
  desk.choose({usesKeys: true});
  press({key: '?'});
  expect(helped).toBe(1);
});
