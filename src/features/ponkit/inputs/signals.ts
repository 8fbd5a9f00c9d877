import type {PadButton} from '../work/pads';

/** Something outside of the page's own buttons that can press one. */
export type Signal =
  | {readonly kind: 'key'; readonly stroke: string}
  | {readonly kind: 'midi'; readonly note: number}
  | {readonly kind: 'gamepad'; readonly index: number};

/** The buttons that a signal presses; those that share one go off together. */
export function buttonsFor(buttons: readonly PadButton[], signal: Signal): readonly PadButton[] {
  switch (signal.kind) {
    case 'key':
      return buttons.filter(({shortcut}) => shortcut === signal.stroke);
    case 'midi':
      return buttons.filter(({midi}) => midi === signal.note);
    case 'gamepad':
      return buttons.filter(({gamepad}) => gamepad === signal.index);
  }
}

/** A note going down or up; undefined for any other message (MIDI 1.0, table II). */
export function readMidi(
  data: ArrayLike<number>,
): {readonly note: number; readonly isDown: boolean} | undefined {
  const [status = 0, note = 0, velocity = 0] = Array.from(data);
  const command = status & 0xf0;
  if ((command !== 0x80 && command !== 0x90) || note > 127) return undefined;
  // A note on without velocity is how many keyboards let go.
  return {note, isDown: command === 0x90 && velocity > 0};
}
