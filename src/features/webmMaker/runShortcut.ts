import {markTrim} from './tool/trim';
import type {Shortcut} from './keys/shortcuts';
import {startExport, type Tool} from './tool/tool';

/** How many frames a long step has. */
const LONG_STEP = 10;

/** Does what a key asks for; nothing while no source is open. */
export function runShortcut(tool: Tool, shortcut: Exclude<Shortcut, 'help'>): void {
  const phase = tool.opener.phase.get();
  if (phase.kind !== 'ready') return;
  const {player} = tool;
  const {source} = phase.opened;
  const step = (by: number): void => {
    player.seek(player.position.get() + by);
  };
  switch (shortcut) {
    case 'play':
      player.toggle();
      break;
    case 'back':
      step(-1);
      break;
    case 'forward':
      step(1);
      break;
    case 'back10':
      step(-LONG_STEP);
      break;
    case 'forward10':
      step(LONG_STEP);
      break;
    case 'toFirst':
      player.seek(0);
      break;
    case 'toLast':
      player.seek(Infinity);
      break;
    case 'trimStart':
      markTrim(tool, source, 'first');
      break;
    case 'trimEnd':
      markTrim(tool, source, 'end');
      break;
    case 'export':
      startExport(tool, false);
      break;
    case 'leave':
      tool.mode.set('result');
      break;
  }
}
