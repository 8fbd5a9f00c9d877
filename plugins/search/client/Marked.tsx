import type {ReactNode} from 'react';
import type {MarkedText} from '../shared/protocol';

/** A text with the places found highlighted. */
export default function Marked({text, marks}: MarkedText): ReactNode {
  const parts = marks.map(([from, to], index) => {
    const before = text.slice(marks[index - 1]?.[1] ?? 0, from);
    return [before, <mark key={from}>{text.slice(from, to)}</mark>];
  });
  return (
    <>
      {parts}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
