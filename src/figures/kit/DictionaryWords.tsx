import type {ReactNode} from 'react';

import {Mono} from './Columns';
import {Tag} from './Controls';
import {DataGrid} from './DataGrid';
import {Icon} from './Icon';

interface Props {
  /** CSS widths: grip, kind, the word, what it becomes, dustbin. */
  readonly columns: string;
  readonly head: readonly ReactNode[];
  readonly words: readonly (readonly [kind: 'TXT' | 'RE', from: string, to: string])[];
}

/** The list of words in a dictionary. */
export function DictionaryWords({columns, head, words}: Props): ReactNode {
  return (
    <DataGrid
      columns={columns}
      head={head}
      rows={words.map(([kind, from, to]) => ({
        key: from,
        cells: [
          <Icon key="grip" name="grip" size={14} />,
          <Tag key="kind" tone={kind === 'RE' ? 'amber' : 'soft'}>
            {kind}
          </Tag>,
          <Mono key="from">{from}</Mono>,
          to,
          <Icon key="trash" name="trash" size={14} />,
        ],
      }))}
    />
  );
}
