import {createContext, useEffect, useRef, useState} from 'react';

const SHOWN_MS = 2000;

type CopyState = 'idle' | 'copied' | 'failed';

/** What is left where the browser does not let a page write, and the text is there to be seen. */
const BY_HAND = '文字を選んでコピーしてください（Ctrl+C、Macは⌘+C）。';

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
 * Copies text on demand and says for two seconds that it did. What went wrong stays until the next
 * press: it is longer to read, and has to be done. A text that is loaded first must be given as a
 * promise at once: Safari lets pages write only while the press lasts.
 * @param byHand what is left to do where the browser refuses
 */
export function useCopy(
  readText: () => string | Promise<string>,
  byHand = BY_HAND,
): {
  state: CopyState;
  /** How it went, for people; empty when nothing is to be said. */
  said: string;
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
    clearTimeout(timer.current);
    setState(result);
    if (result !== 'copied') return;
    timer.current = window.setTimeout(() => {
      setState('idle');
    }, SHOWN_MS);
  };

  const copy = (): void => {
    // Words that stand there already are not said again.
    show('idle');
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

  const said = {
    idle: '',
    copied: 'コピーしました',
    failed: `コピーできませんでした。${byHand}`,
  }[state];
  return {state, said, copy};
}
