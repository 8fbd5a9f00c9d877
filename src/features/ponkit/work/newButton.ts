import type {PadButton} from './pads';

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
