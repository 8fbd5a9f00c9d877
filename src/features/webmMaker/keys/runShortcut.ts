import type {Tool} from '../tool/tool.browser';
import type {Shortcut} from './shortcuts';

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
