import {useState} from 'react';
import type {Feedback} from './model/feedback';
import {sendFeedback} from './sendFeedback.browser';

export interface Sending {
  readonly state: 'idle' | 'busy' | 'failed';
  readonly send: (feedback: Feedback) => void;
}

/** Sends an answer on demand, one at a time. */
export function useSending(endpoint: string, onSent: () => void): Sending {
  const [state, setState] = useState<Sending['state']>('idle');
  const send = (feedback: Feedback): void => {
    if (state === 'busy') return;
    setState('busy');
    sendFeedback(endpoint, feedback).then(onSent, () => {
      setState('failed');
    });
  };
  return {state, send};
}
