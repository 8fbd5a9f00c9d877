import type {Answer} from '@komebiyori/search/answer';

/** Said of an answer that holds only a part of what was asked. */
export const WEAK = 'ぴったりのページがなく、近いものを出しています。';

/**
 * What an answer comes to, for those who hear it: how many pages, and what was searched for.
 * @param choices how many there are to choose from, headings of the pages with them
 */
export function answerText(found: Answer, choices = found.hits.length): string {
  const {total, hits, error, near, corrected, isWeak} = found;
  if (error !== undefined) return '検索の記号に誤りがあります';
  if (total === 0) {
    const others = near.length > 0 ? `。もしかして：${near.join('、')}` : '';
    return `見つかりませんでした${others}`;
  }
  const instead = corrected === undefined ? '' : `『${corrected}』で検索しました。`;
  const weak = isWeak ? WEAK : '';
  const more = choices > hits.length ? `。見出しも合わせて、候補は${choices}件です` : '';
  return instead + weak + countText(found, hits.length) + more;
}

/** How many pages were found, and how many of them are shown. */
export function countText({total}: Pick<Answer, 'total'>, shown: number): string {
  return `${total}ページ見つかりました${total > shown ? `（上位${shown}ページを表示）` : ''}`;
}

/** A query whose words are all required, which are then searched as they are typed. */
export function literally(query: string): string {
  const words = query.split(/\s+/u).filter((word) => word !== '');
  return words.map((word) => `+${word.replace(/[\\:~^*+-]/gu, '\\$&')}`).join(' ');
}
