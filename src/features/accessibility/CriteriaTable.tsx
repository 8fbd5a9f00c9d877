import {ScrollTable} from '@site/src/components/ScrollTable';
import type {ReactNode} from 'react';

import type {Criterion} from './criteria/entry';
import {PRINCIPLES, RESULT_NAMES, type Principle} from './statement';

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
