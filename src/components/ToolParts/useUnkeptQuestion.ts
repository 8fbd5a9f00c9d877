import {useState} from 'react';
import type {AutosaveStatus} from './useAutosave';
import {useLeaveQuestion} from './useLeaveQuestion';

/** Asks before the page is left with changes that the browser did not keep (`useAutosave`). */
export function useUnkeptQuestion(status: AutosaveStatus<string>): void {
  const [wasUnkept, setWasUnkept] = useState(false);
  // The next change waits, and the one before is still not kept.
  const isUnkept = status === 'waiting' ? wasUnkept : !['untouched', 'kept'].includes(status);
  if (isUnkept !== wasUnkept) setWasUnkept(isUnkept);
  useLeaveQuestion(isUnkept ? '保存できていない変更は、ページを離れると消えます。' : undefined, {
    whenClosed: true,
  });
}
