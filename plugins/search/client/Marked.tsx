import type {ReactNode} from 'react';
import type {MarkedText} from '../shared/protocol';

/** A text with the places found highlighted. */
export default function Marked({text, marks}: MarkedText): ReactNode {
  let end = 0;
  const parts = marks.map(([from, to]) => {
    const before = text.slice(end, from);
    end = to;
    return [before, <mark key={from}>{text.slice(from, to)}</mark>];
  });
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
