import {useState, type ReactNode} from 'react';
import type {Watched} from '@komebiyori/lib/store';
import {stepTaken, stepText, type History} from '@site/src/lib/history';
import {useStore} from '@site/src/lib/useStore';

import {Toast} from './Toast';

/**
 * Says which step was taken back or done again, by whatever key or button: the keys work anywhere, and
 * what they change may be out of sight, or not to be seen at all.
 */
export function StepToast<T>({history}: {readonly history: Watched<History<T>>}): ReactNode {
  const now = useStore(history);
  const [{seen, text, count}, setSaid] = useState({seen: now, text: '', count: 0});
  if (seen !== now) {
    const step = stepTaken(seen, now);
    setSaid({
      seen: now,
      text: step === undefined ? '' : stepText(step),
      count: count + 1,
    });
  }
  return <Toast text={text} count={count} />;
}
