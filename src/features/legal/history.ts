import type {History} from '@site/config/operator';
import {japaneseDay} from '@site/src/lib/japaneseDay';
import type {Fact} from './inline';

/** Newest change first, the beginning last; nothing while the page has no date. */
export function historyRows({established, revisions}: History): Fact[] {
  if (established === '') return [];
  const changes = [...revisions].sort((a, b) => b.date.localeCompare(a.date));
  return [
    ...changes.map(({date, change}, index) => ({
      id: `history-${changes.length - index}`,
      label: japaneseDay(date),
      lines: [[change]],
    })),
    {id: 'history-0', label: japaneseDay(established), lines: [['制定']]},
  ];
}
