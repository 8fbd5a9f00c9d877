import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {ScrollTable} from '@site/src/components/ScrollTable';
import {japaneseDay} from '@site/src/lib/japaneseDay';

import type {Criterion, Result} from './criteria/entry';
import {
  LOOKED_AT,
  LOOKED_ON,
  PRINCIPLES,
  RESULT_NAMES,
  STATED_ON,
  type Principle,
} from './statement';

/** How a result is known, for the end of its cell. */
function howOf({tests, looked}: Criterion): string {
  const ways = [...(tests.length > 0 ? ['自動'] : []), ...(looked ? ['手動'] : [])];
  return ways.length === 0 ? '' : `（確かめ方：${ways.join('、')}）`;
}

/** The criteria of a principle; a list of labels and texts on narrow screens. */
export function CriteriaTable({of}: {readonly of: Principle['id']}): ReactNode {
  const criteria = PRINCIPLES.find(({id}) => id === of)?.criteria ?? [];
  return (
    <ScrollTable className="stacked">
      <thead>
        <tr>
          <th>達成基準（レベル）</th>
          <th>結果</th>
        </tr>
      </thead>
      <tbody>
        {criteria.map((criterion) => (
          <tr key={criterion.id}>
            <td>
              {criterion.id} {criterion.name}（{criterion.level}）
            </td>
            <td>
              <strong>{RESULT_NAMES[criterion.result]}</strong>
              {howOf(criterion)}
              {criterion.notes.map((note) => (
                <div key={note}>{note}</div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

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
