import type {ReactNode} from 'react';
import {canShare, shareLink} from '@site/src/browser/share.browser';
import {TOUCH, useMedia} from '@site/src/lib/useMedia';

import {Button} from '../ui/Button';

/** Whether links are handed to other apps, as on a phone. A PC may be able to, and copies. */
export const useCanShare = (): boolean => useMedia(TOUCH) && canShare();

interface Props {
  readonly title: string;
  readonly read: () => string;
  readonly disabled: boolean;
  /** The system has refused; nothing was said of it. */
  readonly onFailure: () => void;
}

/** Opens the system's list of apps that take a link. */
export function Share({title, read, disabled, onFailure}: Props): ReactNode {
  const share = async (): Promise<void> => {
    if (!(await shareLink(title, read()))) onFailure();
  };
  return (
    <Button
      look="primary"
      disabled={disabled}
      onClick={() => {
        void share();
      }}
    >
      共有
    </Button>
  );
}
