import type {Edit} from './edit';
import type {Output} from './output';

/** A set of choices for a purpose. */
export interface Preset {
  readonly id: 'obs' | 'wordparty' | 'stinger' | 'chat';
  readonly name: string;
  /** What it is for, one sentence. */
  readonly note: string;
  readonly output: Output;
  readonly fps: number;
  /** Longer side of the result at most; smaller sources stay as they are. */
  readonly longerSide: number;
  readonly audio: Edit['audio'];
}

export const PRESETS: readonly Preset[] = [
  {
    id: 'obs',
    name: 'OBSに重ねる',
    note: 'OBSのメディアソースやブラウザソースで、背景を透過して表示します。',
    output: {format: 'vp9-alpha', rate: {by: 'quality', quality: 80}, loops: 0},
    fps: 30,
    longerSide: 1920,
    audio: 'keep',
  },
  {
    id: 'wordparty',
    name: 'ワードパーティー（2MB以下）',
    note: 'たくさん同時に表示しても重くならない大きさにします。',
    output: {format: 'vp9-alpha', rate: {by: 'size', bytes: 2_000_000}, loops: 0},
    fps: 30,
    longerSide: 512,
    audio: 'drop',
  },
  {
    id: 'stinger',
    name: 'スティンガー',
    note: 'OBSのシーンの切り替えに使います。60fpsまでの滑らかな動きを残します。',
    output: {format: 'vp9-alpha', rate: {by: 'quality', quality: 85}, loops: 0},
    fps: 60,
    longerSide: 1920,
    audio: 'keep',
  },
  {
    id: 'chat',
    name: 'チャットスタンプ（APNG）',
    note: '動画を使えない場所に、透過したままのせます。',
    output: {format: 'apng', rate: {by: 'quality', quality: 75}, loops: 0},
    fps: 15,
    longerSide: 320,
    audio: 'drop',
  },
];
