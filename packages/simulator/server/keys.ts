import {emitKeypressEvents} from 'node:readline';
import type {Kind} from '../scenario';
import type {Simulator} from './start';

const KINDS: Readonly<Record<string, Kind>> = {
  b: 'burst',
  g: 'gift',
  d: 'deleted',
  p: 'pinned',
  c: 'cleared',
};

/**
 * Lets single keys steer the simulator while a terminal is there.
 * @param quit called for `q` and Ctrl+C
 */
export function listenToKeys(simulator: Simulator, quit: () => void): void {
  const {stdin} = process;
  if (!stdin.isTTY) return;
  let playing = true;
  emitKeypressEvents(stdin);
  stdin.setRawMode(true);
  stdin.on('keypress', (_: unknown, key: {name?: string; ctrl?: boolean}) => {
    const {name = '', ctrl = false} = key;
    const kind = KINDS[name];
    if (name === 'q' || (ctrl && name === 'c')) quit();
    else if (name === 'n') simulator.step();
    else if (name === 'space') {
      playing = !playing;
      if (playing) simulator.play();
      else simulator.pause();
    } else if (kind !== undefined) simulator.make(kind);
  });
}
