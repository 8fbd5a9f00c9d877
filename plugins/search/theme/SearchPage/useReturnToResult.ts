import {useHistory} from '@docusaurus/router';
import {useEffect, useRef} from 'react';
import {focusResult} from './resultFocus.browser';

/** The result that was followed last, and the entry of the history that it was on. */
let followed: {url: string; entry: string | undefined} | undefined;

/**
 * Leads a visitor who goes back to the results to the one that was followed. The browser cannot: the
 * results come too late for it.
 * @returns what to do when a result is followed
 */
export function useReturnToResult(): (url: string) => void {
  const history = useHistory();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const {action, location} = history;
    if (action === 'POP' && followed !== undefined && followed.entry === location.key)
      focusResult(followed.url);
  }, [history]);
  return (url) => {
    followed = {url, entry: history.location.key};
  };
}
