import {openChannel} from '@komebiyori/lib/channel.browser';
import type {ObsLink} from '@komebiyori/obs-link';
import type {Board, Change, Shown} from '../model/board';
import type {Point} from '../model/mark';
import {createOutbox, wholeOf, type Outbox} from './outbox';
import {CHANNEL, epochAfter, type Packet, type PadPacket, type Sender} from './packet';
import {randomId} from './randomId.browser';
import {readPacket} from './read';
import {createRival, type Rival} from './rival';
import {writePacket} from './write';

/** The pad's end of all ways to screens, and to other tabs of this browser with the same pad. */
export interface PadLink {
  readonly send: (changes: readonly Change[]) => void;
  readonly sendLaser: (points: readonly Point[], color: string) => void;
  /** Sends all there is, as to a screen that has just come. */
  readonly sendWhole: () => void;
  /** How many screens of this browser answered of late. */
  readonly screens: () => number;
  /** Whether another tab draws; this one says nothing then. */
  readonly isPaused: () => boolean;
  /** What the other tab draws; undefined when none does, or before its drawing has come. */
  readonly followed: () => readonly Shown[] | undefined;
  /** Draws again, in place of the other tab. */
  readonly take: () => void;
  /** Says that this tab is being closed. */
  readonly leave: () => void;
}

export interface PadLinkParts {
  readonly sender: Sender;
  readonly board: () => Board;
  readonly obs: Pick<ObsLink, 'emit' | 'isOpen' | 'isBusy'>;
  /** Somebody opened the same pad elsewhere in this browser, later. */
  readonly onPaused: () => void;
  /** The other tab has drawn. */
  readonly onFollowed: () => void;
  /** This tab draws again, on what the other has left; undefined when that did not come. */
  readonly onResumed: (shown: readonly Shown[] | undefined) => void;
}

const BEAT_MS = 1000;
/** A screen that has not answered so long is gone. */
const SILENCE_MS = 3500;
/** Screens that OBS reaches cannot answer; this often they are told all. */
const OBS_WHOLE_MS = 5000;

class LinkedPad implements PadLink {
  readonly #parts: PadLinkParts;
  readonly #channel = openChannel(CHANNEL);
  readonly #heard = new Map<string, number>();
  #sender: Sender;
  #outbox: Outbox;
  #laser: {points: Point[]; color: string} | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wholeAt = -Infinity;
  #rival: Rival | undefined;

  constructor(parts: PadLinkParts) {
    this.#parts = parts;
    this.#sender = parts.sender;
    this.#outbox = createOutbox(parts.sender);
    this.#channel?.addEventListener('message', ({data}) => {
      this.#hear(readPacket(data));
    });
    setInterval(this.#beat, BEAT_MS);
  }

  readonly send: PadLink['send'] = (changes) => {
    if (changes.length === 0 || this.isPaused()) return;
    this.#outbox.add(changes);
    // At once when nothing went of late: the first point must not wait.
    if (this.#timer === undefined && this.#outbox.wait(performance.now()) === 0) this.#flush();
    else this.#schedule();
  };

  readonly sendLaser: PadLink['sendLaser'] = (points, color) => {
    if (this.isPaused()) return;
    this.#laser = {points: [...(this.#laser?.points ?? []), ...points], color};
    this.#timer ??= setTimeout(this.#flush, 16);
  };

  readonly sendWhole = (): void => {
    if (this.isPaused()) return;
    this.#wholeAt = performance.now();
    const at = {...this.#sender, seq: this.#outbox.settle(), now: Date.now()};
    for (const packet of wholeOf(this.#parts.board().shown(), at)) this.#post(packet);
  };

  readonly screens = (): number => {
    const now = performance.now();
    for (const [id, at] of this.#heard) if (now - at > SILENCE_MS) this.#heard.delete(id);
    return this.#heard.size;
  };

  readonly isPaused = (): boolean => this.#rival !== undefined;

  readonly followed: PadLink['followed'] = () => this.#rival?.shown(Date.now());

  readonly take = (): void => {
    if (this.#rival === undefined) return;
    const shown = this.followed();
    const epoch = epochAfter(this.#rival.epoch(), Date.now(), randomId());
    this.#sender = {...this.#sender, epoch};
    this.#outbox = createOutbox(this.#sender);
    this.#rival = undefined;
    this.#parts.onResumed(shown);
    this.sendWhole();
  };

  readonly leave = (): void => {
    if (!this.isPaused()) this.#tell({kind: 'bye', ...this.#sender});
  };

  readonly #beat = (): void => {
    if (this.#rival !== undefined) {
      // Answers come at once even from a tab in the background, whose own timers run once a minute.
      if (this.#rival.ask()) this.take();
      else this.#tell({kind: 'ask', ...this.#sender, isBehind: false});
      return;
    }
    this.#post({kind: 'beat', ...this.#sender, seq: this.#outbox.seq()});
    const {board, obs} = this.#parts;
    const isDue = performance.now() - this.#wholeAt > OBS_WHOLE_MS;
    if (isDue && obs.isOpen() && !obs.isBusy() && !isDrawing(board())) this.sendWhole();
  };

  #hear(packet: Packet | undefined): void {
    if (packet?.kind === 'here') {
      this.#heard.set(packet.screen, performance.now());
      const isMine = packet.pad === '' || packet.pad === this.#sender.pad;
      if (packet.isBehind && isMine) this.sendWhole();
    } else if (packet?.pad !== this.#sender.pad) {
      return;
    } else if (packet.kind === 'ask') {
      if (packet.isBehind) this.sendWhole();
      else this.#sayHere();
    } else if (packet.kind === 'bye') {
      if (packet.epoch === this.#rival?.epoch()) this.take();
    } else {
      this.#hearPad(packet);
    }
  }

  /** Another tab draws: that which was opened last goes on, and the others learn of it. */
  #hearPad(packet: PadPacket): void {
    if (packet.epoch < (this.#rival?.epoch() ?? this.#sender.epoch)) {
      this.#sayHere();
      return;
    }
    const isNew = this.#rival === undefined;
    this.#rival ??= createRival();
    const isBehind = this.#rival.hear(packet, Date.now());
    if (isNew) this.#parts.onPaused();
    if (isBehind) this.#tell({kind: 'ask', ...this.#sender, isBehind});
    this.#parts.onFollowed();
  }

  /** Tells other tabs that this one draws. */
  #sayHere(): void {
    if (this.isPaused()) return;
    this.#tell({kind: 'beat', ...this.#sender, seq: this.#outbox.seq()});
  }

  /** To tabs of this browser only. */
  #tell(packet: Packet): void {
    this.#channel?.postMessage(writePacket(packet));
  }

  #post(packet: PadPacket): void {
    if (this.isPaused()) return;
    this.#tell(packet);
    const {obs} = this.#parts;
    // The next beat comes in a second, and a laser is of the moment: neither has to arrive.
    const isSpared = packet.kind === 'beat' || packet.kind === 'laser';
    if (!isSpared || !obs.isBusy()) obs.emit(CHANNEL, writePacket(packet));
  }

  readonly #flush = (): void => {
    this.#timer = undefined;
    const isBusy = this.#parts.obs.isBusy();
    const packet = isBusy ? undefined : this.#outbox.take(performance.now());
    if (packet !== undefined) this.#post(packet);
    if (this.#laser !== undefined) {
      this.#post({kind: 'laser', ...this.#sender, ...this.#laser});
      this.#laser = undefined;
    }
    if (!this.#outbox.isEmpty()) this.#schedule();
  };

  #schedule(): void {
    const wait = this.#outbox.wait(performance.now());
    this.#timer ??= setTimeout(this.#flush, Math.max(wait, this.#parts.obs.isBusy() ? 50 : 0));
  }
}

export function createPadLink(parts: PadLinkParts): PadLink {
  return new LinkedPad(parts);
}

const isDrawing = (board: Board): boolean =>
  board.shown().some(({endedAt}) => endedAt === undefined);
