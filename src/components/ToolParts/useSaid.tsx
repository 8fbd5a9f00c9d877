import {useState, type ReactNode} from 'react';

/**
 * What was done last, for a live region. A new element each time: words that stand there already are
 * not said again.
 */
export function useSaid(): [said: ReactNode, say: (text: string) => void] {
  const [{text, count}, setSaid] = useState({text: '', count: 0});
  return [
    text !== '' && <span key={count}>{text}</span>,
    (next) => {
      setSaid((before) => ({text: next, count: before.count + 1}));
    },
  ];
}
