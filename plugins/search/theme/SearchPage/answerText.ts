import type {Found} from '../../shared/protocol';

/** What an answer comes to, in a sentence: how many pages, and how many of them are listed. */
export function answerText({total, hits, error}: Found): string {
  if (error !== undefined) return '検索の記号に誤りがあります';
  if (total === 0) return '見つかりませんでした No documents were found';
  const listed = total > hits.length ? `（上位${hits.length}ページを表示）` : '';
  return `${total}ページ見つかりました${listed}`;
}
