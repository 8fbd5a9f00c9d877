import type {FireResult} from './firing.browser';

/** What became of a press, in a few words, and what to do when it came to nothing. */
export interface ResultText {
  readonly tone: 'good' | 'warn' | 'bad' | 'none';
  readonly title: string;
  readonly next: string;
}

/** @param guide where the ways to the app are, seen from the words */
export const resultTexts = (guide: '上' | '下'): Readonly<Record<FireResult, ResultText>> => ({
  sending: {tone: 'none', title: '送信中', next: ''},
  ok: {tone: 'good', title: '送りました', next: ''},
  offline: {
    tone: 'bad',
    title: '送りませんでした',
    next: `本アプリとつながっていません。${guide}の案内に従ってつないでください。`,
  },
  denied: {
    tone: 'bad',
    title: '送りませんでした',
    next: `ブラウザの許可がありません。${guide}の案内に従って許可してください。`,
  },
  refused: {
    tone: 'bad',
    title: '本アプリが受け付けませんでした',
    next: '本アプリの「設定 → API」で、HTTP APIと許可ホストを確かめてください。',
  },
  timeout: {
    tone: 'bad',
    title: '本アプリから応答がありません',
    next: '3秒待ちました。本アプリの画面が動かないときは、開き直してからもう一度押してください。',
  },
  cancelled: {tone: 'none', title: '取り消しました', next: ''},
  cleared: {tone: 'none', title: '取り消しました', next: ''},
  paused: {
    tone: 'warn',
    title: '送りませんでした',
    next: '一時停止中です。「再開」を押してください。',
  },
  cooling: {tone: 'warn', title: '連打防止中', next: ''},
  full: {
    tone: 'warn',
    title: '送りませんでした',
    next: '送信待ちが50件あります。減ってから、もう一度押してください。',
  },
  'no-words': {
    tone: 'warn',
    title: '言葉がありません',
    next: '「編集」で、このボタンに合図の言葉を入れてください。',
  },
});
