import {useCallback, useState, type ReactNode} from 'react';

/**
 * What was done last, for a live region; nothing for an empty text. A new element each time: words that
 * stand there already are not said again.
 * @returns what to draw, and what says something, the same from render to render
 */
export function useSaid(): [said: ReactNode, say: (text: string) => void] {
  const [{text, count}, setSaid] = useState({text: '', count: 0});
  const say = useCallback((next: string): void => {
    setSaid((before) => ({text: next, count: before.count + 1}));
  }, []);
  return [text !== '' && <span key={count}>{text}</span>, say];
}
