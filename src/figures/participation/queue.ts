import type {GlyphTone} from '../kit/Glyph';

/** One person of the queue that the figures of 参加型管理 show; names and counts are invented. */
export interface QueuePerson {
  readonly name: string;
  readonly tone: GlyphTone;
  readonly frame: string;
  readonly time: string;
  /** Times in this stream, and in all streams. */
  readonly count: number;
  readonly total: number;
  readonly playing: boolean;
}

/** The queue of the figures: two are playing, three wait. */
export const QUEUE: readonly QueuePerson[] = [
  {
    name: 'たまご焼き',
    tone: 'green',
    frame: 'メイン',
    time: '20:11',
    count: 0,
    total: 6,
    playing: true,
  },
  {
    name: 'みかん箱',
    tone: 'amber',
    frame: 'サブ',
    time: '20:12',
    count: 0,
    total: 0,
    playing: true,
  },
  {
    name: 'ねむい猫',
    tone: 'green',
    frame: 'メイン',
    time: '20:14',
    count: 1,
    total: 3,
    playing: false,
  },
  {
    name: 'しおむすび',
    tone: 'blue',
    frame: 'メイン',
    time: '20:15',
    count: 0,
    total: 2,
    playing: false,
  },
  {
    name: 'ほうじ茶',
    tone: 'green',
    frame: 'サブ',
    time: '20:17',
    count: 0,
    total: 9,
    playing: false,
  },
];
