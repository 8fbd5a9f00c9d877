import {useState} from 'react';
import {forgetAllSearches, forgetSearch, readRecent} from '../../client/recentSearches.browser';

export interface Recent {
  /** Newest first. */
  searches: readonly string[];
  /** What was forgotten last, to be said to those who do not see it. */
  note: string;
  refresh: () => void;
  forget: (query: string) => void;
  forgetAll: () => void;
}

/** The searches remembered in this browser. */
export function useRecent(): Recent {
  const [searches, setSearches] = useState(readRecent);
  const [note, setNote] = useState('');
  return {
    searches,
    note,
    refresh: () => {
      setSearches(readRecent());
    },
    forget: (query) => {
      forgetSearch(query);
      setSearches(readRecent());
      setNote(`「${query}」を履歴から消しました`);
    },
    forgetAll: () => {
      forgetAllSearches();
      setSearches([]);
      setNote('検索の履歴を消しました');
    },
  };
}
