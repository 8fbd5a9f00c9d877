import {useHistory} from '@docusaurus/router';
import type {MouseEvent} from 'react';
import {leadsToOwnDocument} from '../../../src/browser/ownDocument.browser';

export interface Follow {
  /** Goes to an address of this site. */
  go: (url: string) => void;
  /** Handler for a link: plain clicks stay in the application, all others are the browser's. */
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Leads to search hits. Not Docusaurus's Link, which would prefetch every hit that is shown. */
export function useFollow(onLeave?: () => void): Follow {
  const history = useHistory();
  const go = (url: string): void => {
    onLeave?.();
    if (leadsToOwnDocument(url)) window.location.assign(url);
    else history.push(url);
  };
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    const isPlain =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || event.defaultPrevented) return;
    event.preventDefault();
    go(event.currentTarget.getAttribute('href') ?? '');
  };
  return {go, onClick};
}
