import type {Change} from '../model/board';
import type {Mark, Point} from '../model/mark';

/** The name of the channel, and of the event that OBS hands to its browser sources. */
export const CHANNEL = 'komebiyori-handwriting';

/** Goes up when old screens could not understand what is sent. */
export const VERSION = 2;

/** Who sends: a pad keeps its id, and takes a new epoch whenever it is opened. */
export interface Sender {
  readonly pad: string;
  readonly epoch: string;
}

/** A mark as it is sent again; `age` is milliseconds since its end, undefined while it is drawn. */
export interface SentMark {
  readonly mark: Mark;
  readonly age: number | undefined;
}

export type PadPacket =
  /** The changes with this number; they follow those with the number before. */
  | (Sender & {readonly kind: 'changes'; readonly seq: number; readonly changes: readonly Change[]})
  /** A part of the whole drawing as it is after the changes with this number. */
  | (Sender & {
      readonly kind: 'whole';
      readonly seq: number;
      readonly part: number;
      readonly parts: number;
      readonly marks: readonly SentMark[];
    })
  /** Says that the pad is there, and where it is. Screens answer. */
  | (Sender & {readonly kind: 'beat'; readonly seq: number})
  /** Where the laser is; of no consequence when it is lost. */
  | (Sender & {readonly kind: 'laser'; readonly color: string; readonly points: readonly Point[]});

/** What a screen says: that it is there, and whether it lacks something of a pad. */
interface ScreenPacket {
  readonly kind: 'here';
  readonly screen: string;
  /** The pad it answers; empty when it has just come. */
  readonly pad: string;
  readonly isBehind: boolean;
}

/** What tabs with the same pad say to each other: only one of them draws. */
export type TabPacket =
  /** Asks the tab that draws whether it is there, or for its whole drawing. */
  | (Sender & {readonly kind: 'ask'; readonly isBehind: boolean})
  /** The tab that drew is being closed. */
  | (Sender & {readonly kind: 'bye'});

export type Packet = PadPacket | ScreenPacket | TabPacket;

/** A packet that tells of a drawing; undefined for what screens and tabs say to pads. */
export function padPacketOf(packet: Packet | undefined): PadPacket | undefined {
  switch (packet?.kind) {
    case undefined:
    case 'here':
    case 'ask':
    case 'bye':
      return undefined;
    default:
      return packet;
  }
}

/**
 * The epoch of a visit that begins now. In base 36 the clock has eight digits until 2059: later
 * visits sort after earlier ones.
 *
 * @param before an epoch after which it has to sort, even if the clock was set back
 */
export function epochAfter(before: string | undefined, now: number, random: string): string {
  const least = before === undefined ? 0 : Number.parseInt(before, 36) + 1;
  return `${Math.max(now, least).toString(36)}-${random}`;
}
