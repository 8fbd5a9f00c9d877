import {useState} from 'react';
import type {Watched} from '@komebiyori/lib/store';
import {useStore} from '@site/src/lib/useStore';

/** What was said, for `Toast`. */
interface Said {
  readonly text: string;
  readonly count: number;
}

/**
 * What was said of the last step of a history; nothing once there is another one, which keys can make
 * as well: a way back would take back that one.
 * @returns what to show, and what says something of the step that was just made
 */
export function useStepSaid(
  history: Watched<{readonly present: object}>,
): [said: Said, say: (text: string) => void] {
  const {present} = useStore(history);
  const [{text, count, of}, setSaid] = useState({text: '', count: 0, of: present});
  const say = (next: string): void => {
    const step = history.get().present;
    setSaid((before) => ({text: next, count: before.count + 1, of: step}));
  };
  return [{text: of === present ? text : '', count}, say];
}
