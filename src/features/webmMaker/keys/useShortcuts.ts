import {isSwitchedOff} from '@site/src/browser/characterKeys.browser';
import {useEffect, useEffectEvent, type RefObject} from 'react';

import type {Tool} from '../tool/tool.browser';
import {shortcutOf, type Focus, type Shortcut} from './shortcuts';

/**
 * Runs the shortcuts of the tool while the focus is in its element. While nothing has the focus, those
 * with Ctrl and `?` hold, too; the other keys scroll the page.
 */
export function useShortcuts(
  element: RefObject<HTMLElement | null>,
  run: (shortcut: Shortcut) => void,
): void {
  const onShortcut = useEffectEvent(run);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const {target, isComposing, ctrlKey, metaKey, key} = event;
      // A window above the tool has keys of its own.
      const isCovered = target instanceof Element && target.closest('dialog') !== null;
      const isInside =
        !isCovered && target instanceof Node && element.current?.contains(target) === true;
      const isOfPage = target === document.body && (ctrlKey || metaKey || key === '?');
      if (isComposing || isSwitchedOff(event) || !(isInside || isOfPage)) return;
      const shortcut = shortcutOf(event, focusOf(target));
      if (shortcut === undefined) return;
      event.preventDefault();
      onShortcut(shortcut);
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, [element]);
}

const TEXTS = 'textarea, [contenteditable], input:is([type=text], :not([type]))';

function focusOf(target: EventTarget | null): Focus {
  if (!(target instanceof Element)) return 'other';
  if (target.matches(TEXTS)) return 'text';
  if (target.matches('input, select, video, [role=tab]')) return 'control';
  return target.matches('button, a, summary') ? 'button' : 'other';
}

/** How many frames a long step has. */
const LONG_STEP = 10;

const STEPS = {
  back: -1,
  forward: 1,
  back10: -LONG_STEP,
  forward10: LONG_STEP,
  toFirst: -Infinity,
  toLast: Infinity,
} as const;

/** Does what a key asks for; nothing while no source is open. */
export function runShortcut(tool: Tool, shortcut: Exclude<Shortcut, 'help'>): void {
  if (tool.opener.phase.get().kind !== 'ready') return;
  const {player} = tool;
  switch (shortcut) {
    case 'play':
      player.toggle();
      break;
    case 'trimStart':
      tool.markTrim('first');
      break;
    case 'trimEnd':
      tool.markTrim('end');
      break;
    case 'export':
      tool.export(false);
      break;
    case 'leave':
      tool.mode.set('result');
      break;
    default:
      player.seek(player.position.get() + STEPS[shortcut]);
  }
}
