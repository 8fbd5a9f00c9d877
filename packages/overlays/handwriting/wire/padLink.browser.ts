import type {ObsLink} from '@komebiyori/obs-link';
import type {Board, Change} from '../model/board';
import type {Point} from '../model/mark';
import {createOutbox, wholeOf} from './outbox';
import {CHANNEL, type PadPacket, type Sender} from './packet';
import {readPacket} from './read';
import {writePacket} from './write';

/** The pad's end of all ways to screens. */
export interface PadLink {
  readonly send: (changes: readonly Change[]) => void;
  readonly sendLaser: (points: readonly Point[], color: string) => void;
  /** Sends all there is, as to a screen that has just come. */
  readonly sendWhole: () => void;
  /** How many screens of this browser answered of late. */
  readonly screens: () => number;
}

export interface PadLinkParts {
  readonly sender: Sender;
  readonly board: () => Board;
  readonly obs: Pick<ObsLink, 'emit' | 'isOpen' | 'isBusy'>;
  /** Somebody opened the same pad elsewhere in this browser, later. */
  readonly onTaken: () => void;
}

const BEAT_MS = 1000;
/** A screen that has not answered so long is gone. */
const SILENCE_MS = 3500;
/** Screens that OBS reaches cannot answer; this often they are told all. */
const OBS_WHOLE_MS = 5000;

export function createPadLink({sender, board, obs, onTaken}: PadLinkParts): PadLink {
  const outbox = createOutbox(sender);
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : undefined;
  const heard = new Map<string, number>();
  let laser: {points: Point[]; color: string} | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTaken = false;

  const post = (packet: PadPacket): void => {
    if (isTaken) return;
    const data = writePacket(packet);
    channel?.postMessage(data);
    // The next beat comes in a second, and a laser is of the moment: neither has to arrive.
    const isSpared = packet.kind === 'beat' || packet.kind === 'laser';
    if (!isSpared || !obs.isBusy()) obs.emit(CHANNEL, data);
  };
  const flush = (): void => {
    timer = undefined;
    const now = performance.now();
    const packet = obs.isBusy() ? undefined : outbox.take(now);
    if (packet !== undefined) post(packet);
    if (laser !== undefined) {
      post({kind: 'laser', ...sender, ...laser});
      laser = undefined;
    }
    if (!outbox.isEmpty()) schedule();
  };
  const schedule = (): void => {
    const wait = outbox.wait(performance.now());
    timer ??= setTimeout(flush, Math.max(wait, obs.isBusy() ? 50 : 0));
  };
  let wholeAt = -Infinity;
  const sendWhole = (): void => {
    wholeAt = performance.now();
    const seq = outbox.settle();
    for (const packet of wholeOf(board().shown(), {...sender, seq, now: Date.now()})) post(packet);
  };

  channel?.addEventListener('message', ({data}) => {
    const packet = readPacket(data);
    if (packet?.kind === 'here') {
      heard.set(packet.screen, performance.now());
      if (packet.isBehind && (packet.pad === '' || packet.pad === sender.pad)) sendWhole();
    } else if (packet?.pad === sender.pad && packet.epoch > sender.epoch && !isTaken) {
      isTaken = true;
      onTaken();
    }
  });
  setInterval(() => {
    post({kind: 'beat', ...sender, seq: outbox.seq()});
    const isDue = performance.now() - wholeAt > OBS_WHOLE_MS;
    if (isDue && obs.isOpen() && !obs.isBusy() && !isDrawing(board())) sendWhole();
  }, BEAT_MS);

  return {
    send(changes) {
      if (changes.length === 0) return;
      outbox.add(changes);
      // At once when nothing went of late: the first point must not wait.
      if (timer === undefined && outbox.wait(performance.now()) === 0) flush();
      else schedule();
    },
    sendLaser(points, color) {
      laser = {points: [...(laser?.points ?? []), ...points], color};
      timer ??= setTimeout(flush, 16);
    },
    sendWhole,
    screens() {
      const now = performance.now();
      for (const [id, at] of heard) if (now - at > SILENCE_MS) heard.delete(id);
      return heard.size;
    },
  };
}

const isDrawing = (board: Board): boolean =>
  board.shown().some(({endedAt}) => endedAt === undefined);
