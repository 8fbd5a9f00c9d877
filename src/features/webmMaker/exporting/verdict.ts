import type {Result} from '../tool/phase';

/** What the check of a finished file says. */
interface Verdict {
  readonly tone: 'good' | 'warn' | 'bad' | 'none';
  readonly text: string;
}

/** The check in words: the file was decoded again, its first and last frame compared. */
export function verdictOf({check, frames}: Pick<Result, 'check' | 'frames'>): Verdict {
  if (check === null) return {tone: 'none', text: 'このブラウザでは結果を確かめられません。'};
  if (check.frames !== frames)
    return {
      tone: 'bad',
      text: `コマの数が合いません（${check.frames}コマ）。もう一度書き出してください。`,
    };
  if (check.verdict === 'lost')
    return {tone: 'bad', text: '透過が失われています。形式を変えて書き出してください。'};
  if (check.verdict === 'rough')
    return {tone: 'warn', text: '透過の縁が粗くなっています。画質を上げてください。'};
  return {
    tone: 'good',
    text: check.transparent ? '透過を確認しました。' : '透明なところはありません。',
  };
}

/** How a size compares with the one before, such as 「前回より38%小さい」. */
export function compareSizes(bytes: number, before: number): string {
  const percent = Math.round((bytes / before - 1) * 100);
  if (percent === 0) return '前回とほぼ同じ';
  return percent < 0 ? `前回より${-percent}%小さい` : `前回より${percent}%大きい`;
}
