import {prefectureOf} from '../places/prefectures';
import type {Ignored, Verdict} from '../tally/verdict';

const REASONS: Record<Ignored, string> = {
  none: '地名がありません',
  sentence: '地名が、話の途中に出ただけです',
  question: '質問の文です',
  ambiguous: '名字やふつうの言葉かもしれません',
  several: '2つ以上の場所があります',
  'no-command': '合図の言葉で始まっていません',
  closed: '受付の外です',
  owner: '配信者のコメントです',
  filtered: '数えないサイトか枠です',
  duplicate: '同じコメントです',
  voted: '同じ人の2票目です',
  past: 'つなぐ前のコメントです',
};

/** What became of a comment, in words. */
export function verdictText(verdict: Verdict): {tone: 'good' | 'none'; text: string} {
  if (verdict.kind === 'ignored') return {tone: 'none', text: REASONS[verdict.why]};
  const name = prefectureOf(verdict.code)?.name ?? '';
  const from =
    verdict.kind === 'moved' ? `（${prefectureOf(verdict.from)?.name ?? ''}から変更）` : '';
  return {tone: 'good', text: `${name}に1票${from}`};
}
