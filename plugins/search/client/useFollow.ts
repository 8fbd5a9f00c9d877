import {useHistory} from '@docusaurus/router';
import type {MouseEvent} from 'react';
import {leadsToOwnDocument, loadDocument} from '../../../src/browser/ownDocument.browser';

interface Watchers {
  /** A link is followed, here or in a new tab. */
  onFollow?: (url: string) => void;
  /** This page is left for what a link leads to. */
  onLeave?: () => void;
}

export interface Follow {
  /** Goes to an address of this site. */
  go: (url: string) => void;
  /** Opens an address of this site beside this page. */
  openTab: (url: string) => void;
  /** Handlers for a link: plain clicks stay in the application, all others are the browser's. */
  linkHandlers: Record<'onClick' | 'onAuxClick', (event: MouseEvent<HTMLAnchorElement>) => void>;
}

/** Leads to search hits. Not Docusaurus's Link, which would prefetch every hit that is shown. */
export function useFollow({onFollow, onLeave}: Watchers = {}): Follow {
  const history = useHistory();
  const go = (url: string): void => {
    onFollow?.(url);
    onLeave?.();
    if (leadsToOwnDocument(url)) loadDocument(url);
    else history.push(url);
  };
  const openTab = (url: string): void => {
    onFollow?.(url);
    window.open(url, '_blank', 'noopener');
  };
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.defaultPrevented) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      onFollow?.(addressOf(event));
      return;
    }
    event.preventDefault();
    go(addressOf(event));
  };
  const onAuxClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    // The middle button opens a tab, the right one only a menu.
    if (event.button === 1) onFollow?.(addressOf(event));
  };
  return {go, openTab, linkHandlers: {onClick, onAuxClick}};
}

function addressOf({currentTarget}: MouseEvent<HTMLAnchorElement>): string {
  return currentTarget.getAttribute('href') ?? '';
}
