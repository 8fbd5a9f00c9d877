import {FORMAT_TRAITS} from '@komebiyori/webm/output';

import type {Result} from '../tool/phase';

/** What the check of a finished file says. */
interface Verdict {
  readonly tone: 'good' | 'warn' | 'bad' | 'none';
  readonly text: string;
}

/** The check in words: the file was decoded again, its first and last frame compared. */
export function verdictOf({
  check,
  frames,
  format,
}: Pick<Result, 'check' | 'frames' | 'format'>): Verdict {
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
  if (check.transparent) return {tone: 'good', text: '透過を確認しました。'};
  if (FORMAT_TRAITS[format].alpha === 'none')
    return {tone: 'none', text: '透明なところはありません。'};
  return {
    tone: 'warn',
    text: '透明なところがないため、OBSには背景も映ります。背景を消すときは、「背景を抜く」で消し方を選び、もう一度書き出してください。',
  };
}

/** How a size compares with the one before, such as 「前回より38%小さい」. */
export function compareSizes(bytes: number, before: number): string {
  const percent = Math.round((bytes / before - 1) * 100);
  if (percent === 0) return '前回とほぼ同じ';
  return percent < 0 ? `前回より${-percent}%小さい` : `前回より${percent}%大きい`;
}
