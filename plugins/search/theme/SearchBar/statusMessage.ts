import type {SearchOutcome} from '../../client/useSearch';

/** What a screen reader hears while the visitor types. Failures speak for themselves (role=alert). */
export function statusMessage({status, answer}: Pick<SearchOutcome, 'status' | 'answer'>): string {
  if (status === 'loading') return '検索の準備をしています';
  if (answer === undefined) return '';
  const {hits, total, error} = answer.found;
  if (error !== undefined) return '検索の記号に誤りがあります';
  if (total === 0) return '見つかりませんでした';
  const shown = total > hits.length ? `、そのうち${hits.length}件を表示` : '';
  return `${total}件見つかりました${shown}`;
}
