import type {Operator} from '@site/config/operator';
import {OPERATOR} from '@site/config/operatorData';
import type {ReactNode} from 'react';

import {FactList} from './FactList';
import {historyRows} from './history';

/** Since when a legal page holds and what was changed; nothing while no date is set. */
export function ChangeHistory({of}: {readonly of: keyof Operator['dates']}): ReactNode {
  const rows = historyRows(OPERATOR.dates[of]);
  return rows.length === 0 ? (
    <p>内容を変えたときは、変えた日と変えた点をここに残します。</p>
  ) : (
    <FactList facts={rows} />
  );
}
