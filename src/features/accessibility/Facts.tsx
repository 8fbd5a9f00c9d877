import Link from '@docusaurus/Link';
import {japaneseDay} from '@site/src/lib/japaneseDay';
import type {ReactNode} from 'react';

import type {Result} from './criteria/entry';
import {LOOKED_AT, LOOKED_ON, PRINCIPLES, RESULT_NAMES, STATED_ON} from './statement';

const RESULTS: readonly Result[] = ['meets', 'partly', 'unchecked', 'unused'];
const ALL = PRINCIPLES.flatMap(({criteria}) => criteria);

/** How many criteria have which result. */
export function ResultCounts(): ReactNode {
  return (
    <ul>
      {RESULTS.map((result) => (
        <li key={result}>
          {RESULT_NAMES[result]}：{ALL.filter((one) => one.result === result).length}項目
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
