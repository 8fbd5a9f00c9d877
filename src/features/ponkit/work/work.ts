import type {Item} from '@komebiyori/effects';
import type {Asset} from './assets';
import type {PadButton, PadPage} from './pads';

export const MAX_PAGES = 20;
export const MAX_BUTTONS = 400;
export const MAX_ITEMS = 500;

/** Everything the visitor made: the document that is kept, undone, and sent as a kit. */
export interface Work {
  readonly pages: readonly PadPage[];
  /** All buttons; those that are on no page wait in the pool. */
  readonly buttons: readonly PadButton[];
  /** The effects of the word party, as the app has them. */
  readonly items: readonly Item[];
  readonly assets: readonly Asset[];
}

/** A button that says and does nothing yet. */
export const newButton = (id: string): PadButton => ({
  id,
  label: '',
  emoji: '',
  image: null,
  color: 'plain',
  keys: [],
  pick: 'all',
  count: 1,
  delay: 0,
  cooldown: 300,
  hold: null,
  shortcut: null,
  midi: null,
  gamepad: null,
});
