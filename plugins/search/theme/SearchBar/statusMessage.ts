import type {SearchOutcome} from '../../client/useSearch';

/** What a screen reader hears while the visitor types. Failures speak for themselves (role=alert). */
export function statusMessage({status, answer}: Pick<SearchOutcome, 'status' | 'answer'>): string {
  if (status === 'loading') return '検索の準備をしています';
  if (answer === undefined) return '';
  const {hits, total, error, near} = answer.found;
  if (error !== undefined) return '検索の記号に誤りがあります';
  if (total === 0)
    return near.length > 0
      ? `見つかりませんでした。もしかして: ${near.join('、')}`
      : '見つかりませんでした';
  const shown = total > hits.length ? `、そのうち${hits.length}ページを表示` : '';
  return `${total}ページ見つかりました${shown}`;
}
