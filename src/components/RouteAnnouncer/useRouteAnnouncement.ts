import {useLocation} from '@docusaurus/router';
import {useEffect, useRef, useState} from 'react';
import {onPageShown} from './pageShown.browser';

/** The title to announce, and how many announcements there have been. */
export interface Announcement {
  title: string;
  count: number;
}

/** Announces a page when its path differs from the page before; hash and query say nothing new. */
export function useRouteAnnouncement(): Announcement {
  const {pathname} = useLocation();
  const announcedPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState<Announcement>({title: '', count: 0});

  useEffect(() => {
    if (announcedPath.current === pathname) return undefined;
    // The location changes when a navigation starts, the page when its chunks have arrived.
    return onPageShown(document, () => {
      announcedPath.current = pathname;
      setAnnouncement(({count}) => ({title: document.title, count: count + 1}));
    });
  }, [pathname]);

  return announcement;
}
