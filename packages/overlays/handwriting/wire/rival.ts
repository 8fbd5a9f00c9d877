import type {Shown} from '../model/board';
import {createScreen} from '../model/screen';
import type {PadPacket} from './packet';

/** After so many questions without an answer, one a second, the other tab is gone. */
const PATIENCE = 5;

/** Another tab with the same pad, opened later: it draws, and this one follows. */
export interface Rival {
  readonly epoch: () => string;
  /** Takes what it tells; whether something of its drawing is missing. */
  readonly hear: (packet: PadPacket, now: number) => boolean;
  /**
   * Counts a question to it; whether so many were in vain that it must have crashed. They are counted,
   * not timed: after the sleep of a PC all tabs were silent for hours.
   */
  readonly ask: () => boolean;
  /** Its drawing; undefined until it has come whole. */
  readonly shown: (now: number) => readonly Shown[] | undefined;
}

export function createRival(): Rival {
  const screen = createScreen();
  let epoch = '';
  let asked = 0;
  let isKnown = false;
  return {
    epoch: () => epoch,
    hear(packet, now) {
      ({epoch} = packet);
      asked = 0;
      const isBehind = screen.receive(packet, now);
      if (packet.kind === 'whole' && packet.part === packet.parts - 1) isKnown = true;
      return isBehind;
    },
    ask() {
      asked += 1;
      return asked > PATIENCE;
    },
    shown(now) {
      screen.forget(now);
      return isKnown ? screen.shown() : undefined;
    },
  };
}
