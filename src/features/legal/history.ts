import type {History} from '@site/config/operator';
import type {Fact} from './inline';

/** `2025-10-18` as 2025年10月18日, without a time zone in between. */
function japaneseDate(isoDate: string): string {
  const [year = '', month = '', day = ''] = isoDate.split('-');
  return `${year}年${Number(month)}月${Number(day)}日`;
}

/** Newest change first, the beginning last; nothing while the page has no date. */
export function historyRows({established, revisions}: History): Fact[] {
  if (established === '') return [];
  const changes = [...revisions].sort((a, b) => b.date.localeCompare(a.date));
  return [
    ...changes.map(({date, change}, index) => ({
      id: `history-${changes.length - index}`,
      label: japaneseDate(date),
      lines: [[change]],
    })),
    {id: 'history-0', label: japaneseDate(established), lines: [['制定']]},
  ];
}
