import {createContext, useEffect, useRef, useState} from 'react';

const SHOWN_MS = 2000;

type CopyState = 'idle' | 'copied' | 'failed';

/** How it went, for people. */
export const COPY_MESSAGES: Record<CopyState, string> = {
  idle: '',
  copied: 'コピーしました',
  failed: 'コピーできませんでした',
};

/**
 * What the code below belongs to, as `POST /api/comments`. What is pressed there has it in its name where
 * a page has the same many times.
 */
export const CodeOwner = createContext('');

function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  if (!('ClipboardItem' in window))
    return text.then((words) => navigator.clipboard.writeText(words));
  const data = text.then((words) => new Blob([words], {type: 'text/plain'}));
  return navigator.clipboard.write([new ClipboardItem({'text/plain': data})]);
}

/**
 * Copies text on demand and remembers for two seconds how that went. A text that is loaded first
 * must be given as a promise at once: Safari lets pages write only while the press lasts.
 */
export function useCopy(readText: () => string | Promise<string>): {
  state: CopyState;
  copy: () => void;
} {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef(0);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  const show = (result: CopyState): void => {
    setState(result);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      setState('idle');
    }, SHOWN_MS);
  };

  const copy = (): void => {
    // Words that stand there already are not said again.
    setState('idle');
    // The clipboard is missing on plain http and may be refused by the browser.
    const writing =
      'clipboard' in navigator ? write(readText()) : Promise.reject(new Error('no clipboard'));
    writing.then(
      () => {
        show('copied');
      },
      () => {
        show('failed');
      },
    );
  };

  return {state, copy};
}
