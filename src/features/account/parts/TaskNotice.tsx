import type {ReactNode} from 'react';
import {Message} from './Message';
import type {Notice} from './useTask';

/** How the last call went, where the focus goes; what is about a field is said there. */
export function TaskNotice({notice}: {readonly notice: Notice | undefined}): ReactNode {
  if (notice === undefined || notice.isAtField) return null;
  return (
    <Message key={notice.id} tone={notice.tone} takesFocus>
      {notice.text}
    </Message>
  );
}
