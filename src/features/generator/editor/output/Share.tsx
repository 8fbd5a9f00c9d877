import type {ReactNode} from 'react';
import {TOUCH, useMedia} from '@site/src/lib/useMedia';

import {Button} from '../ui/Button';

/** Whether links are handed to other apps, as on a phone. A PC may be able to, and copies. */
export const useCanShare = (): boolean => useMedia(TOUCH) && 'share' in navigator;

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
    try {
      await navigator.share({title, url: read()});
    } catch (error) {
      // Who closes the list knows it.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      onFailure();
    }
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
