import {isSwitchedOff} from '@site/src/browser/characterKeys.browser';
import {createStore, type Watched} from '@komebiyori/lib/store';
import {readMidi, type Signal} from './signals';
import {isReserved, strokeOf} from './strokes';

export type MidiState =
  | {readonly kind: 'off' | 'asking' | 'denied' | 'unsupported'}
  /** Names of the instruments; none is plugged in when it is empty. */
  | {readonly kind: 'on'; readonly names: readonly string[]};

export interface Listener {
  readonly down: (signal: Signal) => void;
  readonly up: (signal: Signal) => void;
  /** The page lost the keyboard: nothing is held any more. */
  readonly lost: () => void;
}

/** Keyboard, MIDI instruments and gamepads, as signals. */
export interface Inputs {
  readonly midi: Watched<MidiState>;
  /** How many gamepads the browser shows to this page; it does at their first press. */
  readonly gamepads: Watched<number>;
  /** Only on a press: the browser asks the visitor. */
  readonly connectMidi: () => Promise<void>;
  readonly close: () => void;
}

/** Fields and windows have the keyboard for themselves. */
const hasOwnKeys = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox]), textarea, select, dialog, [contenteditable], [data-own-keys]',
  ) !== null;

function listenToKeys({down, up, lost}: Listener, signal: AbortSignal): void {
  /** By place of the key: the modifiers may be let go first. */
  const isDown = new Map<string, string>();
  document.addEventListener(
    'keydown',
    (event) => {
      const stroke = strokeOf(event);
      if (stroke === undefined || isReserved(stroke)) return;
      if (event.isComposing || event.repeat || event.defaultPrevented) return;
      if (isSwitchedOff(event)) return;
      if (hasOwnKeys(event.target) || isDown.has(event.code)) return;
      isDown.set(event.code, stroke);
      down({kind: 'key', stroke});
    },
    {signal},
  );
  document.addEventListener(
    'keyup',
    ({code}) => {
      const stroke = isDown.get(code);
      isDown.delete(code);
      if (stroke !== undefined) up({kind: 'key', stroke});
    },
    {signal},
  );
  addEventListener(
    'blur',
    () => {
      isDown.clear();
      lost();
    },
    {signal},
  );
}

/** Looks at the gamepads at every frame, as long as there are any: they have no events. */
function listenToGamepads(
  {down, up}: Listener,
  count: {readonly set: (count: number) => void},
  signal: AbortSignal,
): void {
  const pressed = new Set<string>();
  let frame = 0;
  const look = (): void => {
    const pads = navigator.getGamepads().filter((pad) => pad !== null);
    count.set(pads.length);
    for (const pad of pads) {
      for (const [index, button] of pad.buttons.entries()) {
        const key = `${pad.index} ${index}`;
        if (button.pressed === pressed.has(key)) continue;
        if (button.pressed) {
          pressed.add(key);
          down({kind: 'gamepad', index});
        } else {
          pressed.delete(key);
          up({kind: 'gamepad', index});
        }
      }
    }
    frame = pads.length === 0 ? 0 : requestAnimationFrame(look);
  };
  const start = (): void => {
    if (frame === 0) look();
  };
  if (!('getGamepads' in navigator)) return;
  addEventListener('gamepadconnected', start, {signal});
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
  });
  start();
}

/** Listens until it is closed; MIDI only after `connectMidi`. */
export function listenToInputs(listener: Listener): Inputs {
  const controller = new AbortController();
  const {signal} = controller;
  const midi = createStore<MidiState>({kind: 'off'});
  const gamepads = createStore(0);
  listenToKeys(listener, signal);
  listenToGamepads(listener, gamepads, signal);

  const hear = ({data}: MIDIMessageEvent): void => {
    const note = data === null ? undefined : readMidi(data);
    if (note === undefined) return;
    const one = {kind: 'midi', note: note.note} as const;
    if (note.isDown) listener.down(one);
    else listener.up(one);
  };
  const plug = (access: MIDIAccess): void => {
    const inputs = [...access.inputs.values()];
    for (const input of inputs) input.onmidimessage = hear;
    midi.set({kind: 'on', names: inputs.map(({name}) => name ?? '名前のない機器')});
  };
  return {
    midi,
    gamepads,
    async connectMidi() {
      if (!('requestMIDIAccess' in navigator)) {
        midi.set({kind: 'unsupported'});
        return;
      }
      midi.set({kind: 'asking'});
      try {
        const access = await navigator.requestMIDIAccess();
        if (signal.aborted) return;
        plug(access);
        access.onstatechange = () => {
          plug(access);
        };
        signal.addEventListener('abort', () => {
          access.onstatechange = null;
          for (const input of access.inputs.values()) input.onmidimessage = null;
        });
      } catch {
        midi.set({kind: 'denied'});
      }
    },
    close: () => {
      controller.abort();
    },
  };
}
