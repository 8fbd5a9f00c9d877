import type {SampleComment} from './CommentLine';
import type {GlyphTone} from './Glyph';

/** Invented listeners and comments, shared so that the figures tell one story. */
export const COMMENTS: readonly SampleComment[] = [
  {
    name: 'たまご焼き',
    text: 'こんばんは！今日もゆっくり見ていきます',
    time: '20:01',
    tone: 'green',
  },
  {
    name: 'みかん箱',
    text: 'はじめまして。よろしくお願いします',
    time: '20:02',
    tone: 'amber',
    tag: 'NEW',
  },
  {name: 'ねむい猫', text: 'その曲、好きです', time: '20:02', tone: 'green'},
  {name: 'しおむすび', text: '音量ちょうどいいですよ', time: '20:03', tone: 'blue'},
  {name: 'ほうじ茶', text: 'いつもありがとうございます', time: '20:04', tone: 'green'},
];

/** A frame (枠): one stream in the list of the main window. */
export interface SampleService {
  readonly name: string;
  readonly url: string;
  readonly tone: GlyphTone;
  readonly connected: boolean;
}

/** The frames in the figures. */
export const SERVICES: readonly SampleService[] = [
  {name: 'メイン', url: 'https://www.youtube.com/@ハンドル/live', tone: 'green', connected: true},
  {name: 'サブ', url: 'https://www.twitch.tv/ログイン名', tone: 'amber', connected: true},
];

/** The title of the stream in the figures. */
export const STREAM_TITLE = 'のんびり雑談と作業の夜';
