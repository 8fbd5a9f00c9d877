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
    name: 'OBSの素材',
    note: 'OBSのメディアソースやブラウザソースで、背景を透過して表示します。',
    output: {format: 'vp9-alpha', rate: {by: 'quality', quality: 80}, loops: 0},
    fps: 30,
    longerSide: 1920,
    audio: 'keep',
  },
  {
    id: 'wordparty',
    name: 'WordParty（2MB以下）',
    note: 'たくさん同時に表示しても重くならない大きさにします。',
    output: {format: 'vp9-alpha', rate: {by: 'size', bytes: 2_000_000}, loops: 0},
    fps: 30,
    longerSide: 512,
    audio: 'drop',
  },
  {
    id: 'stinger',
    name: 'シーン切り替え',
    note: 'OBSのスティンガーで使います。画面いっぱいを60fpsで滑らかに動かします。',
    output: {format: 'vp9-alpha', rate: {by: 'quality', quality: 85}, loops: 0},
    fps: 60,
    longerSide: 1920,
    audio: 'keep',
  },
  {
    id: 'chat',
    name: 'スタンプ（APNG）',
    note: '動画を使えない場所に、透過したままのせます。',
    output: {format: 'apng', rate: {by: 'quality', quality: 75}, loops: 0},
    fps: 15,
    longerSide: 320,
    audio: 'drop',
  },
];
