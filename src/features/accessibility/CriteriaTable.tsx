import {ScrollTable} from '@site/src/components/ScrollTable';
import type {ReactNode} from 'react';

import {PRINCIPLES, RESULT_NAMES, type Criterion, type Principle} from './criteria';

/** How a result is known, for the end of its cell. */
function howOf({tests, looked}: Criterion): string {
  const ways = [...(tests.length > 0 ? ['自動'] : []), ...(looked ? ['手動'] : [])];
  return ways.length === 0 ? '' : `（確かめ方：${ways.join('、')}）`;
}

/** The criteria of a principle. The roles say again what blocks on narrow screens take away. */
export function CriteriaTable({of}: {readonly of: Principle['id']}): ReactNode {
  const criteria = PRINCIPLES.find(({id}) => id === of)?.criteria ?? [];
  return (
    <ScrollTable className="pairs" role="table">
      <thead>
        <tr role="row">
          <th role="columnheader">達成基準（レベル）</th>
          <th role="columnheader">結果</th>
        </tr>
      </thead>
      <tbody>
        {criteria.map((criterion) => (
          <tr key={criterion.id} role="row">
            <td role="cell">
              {criterion.id} {criterion.name}（{criterion.level}）
            </td>
            <td role="cell">
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
