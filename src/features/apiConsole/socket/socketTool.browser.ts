import {createAppLink} from '@komebiyori/app-link';
import {keptAddress} from '@site/src/browser/keptAddress.browser';
import {saveFile} from '@site/src/browser/saveFile.browser';
import type {AppLink} from '@komebiyori/app-link/link';
import {createStore, type Watched} from '@komebiyori/lib/store';
import {MessageLog, toJsonLines, type LoggedMessage} from './messageLog';

/** How often what is shown changes at most. */
const SHOW_EVERY_MS = 400;

/** What is shown of the messages. */
interface Shown {
  /** Kept when the page was last drawn, or when it was paused. */
  readonly messages: readonly LoggedMessage[];
  /** Since the last clearing, also while it is paused. */
  readonly received: number;
  /** Undefined while it is not paused. */
  readonly whilePaused: number | undefined;
}

/** What the console does outside of the page: it listens and keeps the last messages. */
export interface SocketTool {
  readonly link: AppLink;
  readonly shown: Watched<Shown>;
  /** Stops what is shown; messages are received and counted still. */
  readonly setPaused: (isPaused: boolean) => void;
  readonly clear: () => void;
  /** Saves messages as JSON Lines. */
  readonly save: (messages: readonly LoggedMessage[]) => void;
  readonly close: () => void;
}

/** Makes a tool that connects when a button is pressed. */
export function createSocketTool(): SocketTool {
  const link = createAppLink({address: keptAddress('loopback'), topics: []});
  const log = new MessageLog();
  const shown = createStore<Shown>({messages: [], received: 0, whilePaused: undefined});
  let timer = 0;
  let pausedAt: number | undefined;

  const show = (): void => {
    clearTimeout(timer);
    timer = 0;
    const {received} = log;
    shown.set(
      pausedAt === undefined
        ? {messages: log.kept, received, whilePaused: undefined}
        : {messages: shown.get().messages, received, whilePaused: received - pausedAt},
    );
  };
  link.onText((text) => {
    log.push(text, Date.now());
    if (timer === 0) timer = window.setTimeout(show, SHOW_EVERY_MS);
  });
  return {
    link,
    shown,
    setPaused: (isPaused) => {
      // What has arrived until now is still shown.
      show();
      pausedAt = isPaused ? log.received : undefined;
      show();
    },
    clear: () => {
      log.clear();
      if (pausedAt !== undefined) pausedAt = 0;
      shown.set({
        ...{messages: [], received: 0},
        whilePaused: pausedAt === undefined ? undefined : 0,
      });
    },
    save: (messages) => {
      const day = new Date().toISOString().slice(0, 19).replaceAll(':', '');
      saveFile(`komebiyori-messages-${day}.jsonl`, toJsonLines(messages));
    },
    close: () => {
      clearTimeout(timer);
      link.close();
    },
  };
}
