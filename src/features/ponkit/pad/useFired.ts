import {useEffect, useState} from 'react';
import {useStore} from '@site/src/lib/useStore';

import type {LogEntry} from '../fire/firing.browser';
import {useTool} from '../tool/useTool';
import {buttonName} from './Face';

/** Names of buttons, also of those that are gone. */
export function useNames(): (buttonId: string) => string {
  const {buttons} = useStore(useTool().work);
  return (buttonId) => {
    const button = buttons.find(({id}) => id === buttonId);
    return button === undefined ? '削除したボタン' : buttonName(button);
  };
}

/** Until then nothing is said of what is under way: the app answers in a moment. */
const SLOW_MS = 500;

/** The newest press of which there is something to say. */
export function useLastFired(): LogEntry | undefined {
  const log = useStore(useTool().firing.log);
  const sending = log.find(({result}) => result === 'sending')?.id;
  const [slow, setSlow] = useState<number>();
  useEffect(() => {
    if (sending === undefined) return undefined;
    const timer = window.setTimeout(() => {
      setSlow(sending);
    }, SLOW_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [sending]);
  return log.find(({id, result}) => result !== 'sending' || id === slow);
}
