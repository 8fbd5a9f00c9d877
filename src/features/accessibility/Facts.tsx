import Link from '@docusaurus/Link';
import {japaneseDay} from '@site/src/lib/japaneseDay';
import type {ReactNode} from 'react';

import type {Result} from './criteria/entry';
import {LOOKED_AT, LOOKED_ON, PRINCIPLES, RESULT_NAMES, STATED_ON} from './statement';

/** What each result says, in the order of the list. */
const RESULTS: readonly (readonly [Result, meaning: string])[] = [
  ['meets', '上の方法で調べた範囲に、問題がありませんでした。'],
  ['partly', '一部のページや機能で、基準を満たしていません。例外と、代わりの方法も示します。'],
  ['unchecked', '全体は調べていません。'],
  ['unused', '基準の対象になるものが、このサイトにありません。'],
];
const ALL = PRINCIPLES.flatMap(({criteria}) => criteria);

/** How many criteria have which result, and what that says. */
export function ResultCounts(): ReactNode {
  return (
    <ul>
      {RESULTS.map(([result, meaning]) => (
        <li key={result}>
          <strong>
            {RESULT_NAMES[result]}：{ALL.filter((one) => one.result === result).length}項目
          </strong>
          <br />
          {meaning}
        </li>
      ))}
    </ul>
  );
}

/** The pages that were walked through by hand. */
export function LookedAt(): ReactNode {
  return (
    <ul>
      {LOOKED_AT.map(([name, path]) => (
        <li key={path}>
          <Link to={path}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}

/** The day of the statement, or of the look by hand. */
export function Day({of}: {readonly of: 'statement' | 'look'}): ReactNode {
  const day = of === 'statement' ? STATED_ON : LOOKED_ON;
  return <time dateTime={day}>{japaneseDay(day)}</time>;
}
