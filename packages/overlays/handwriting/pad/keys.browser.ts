import type {Desk} from '../model/desk';
import {commandOf} from '../model/shortcuts';

/** Lets keys do what the list of shortcuts says, unless something is being typed or a window is open. */
export function watchKeys(desk: Desk): void {
  addEventListener('keydown', (event) => {
    const {target} = event;
    if (target instanceof Element && target.closest('dialog, input:not([type="range"]), select')) {
      return;
    }
    // With Ctrl or Command a key is no single character.
    if (!desk.settings().usesKeys && !event.ctrlKey && !event.metaKey) return;
    const command = commandOf(event);
    if (command === undefined) return;
    event.preventDefault();
    desk.run(command, Date.now());
  });
}
