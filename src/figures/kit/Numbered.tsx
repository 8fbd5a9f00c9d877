import type {ReactNode} from 'react';

import {Callout} from './Callout';
import {Line} from './Columns';

interface Props {
  readonly n: number;
  readonly children: ReactNode;
}

/** A number with what it stands for, kept together when the line wraps. */
export function Numbered({n, children}: Props): ReactNode {
  return (
    <Line>
      <Callout n={n} />
      {children}
    </Line>
  );
}
