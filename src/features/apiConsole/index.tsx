import type {ReactNode} from 'react';
import {LazyTool, lazyPart} from '@site/src/components/LazyTool';

import styles from './Consoles.module.css';

export {ApiSample, ApiSamples} from './ApiSamples';
export {ApiDetails, ApiSchema, TryOperation} from './reference';

const LoadedHttpConsole = lazyPart(() => import('./http/LoadedHttpConsole'));
const LoadedSocketConsole = lazyPart(() => import('./socket/LoadedSocketConsole'));

const WITHOUT_SCRIPT = '下のリファレンスと例は、そのまま使えます。';

/** The place of the console of the HTTP API, which is loaded after the page. */
export function HttpConsole(): ReactNode {
  return (
    <LazyTool
      name="コンソール"
      withoutScript={WITHOUT_SCRIPT}
      whenBroken="送った記録は、このブラウザに残っています。"
      className={styles.console ?? ''}
    >
      <LoadedHttpConsole />
    </LazyTool>
  );
}

/** The place of the console of the WebSocket, which is loaded after the page. */
export function SocketConsole(): ReactNode {
  return (
    <LazyTool
      name="コンソール"
      withoutScript={WITHOUT_SCRIPT}
      whenBroken="受け取ったメッセージは消えました。もう一度つなぐと、新しいものから受け取れます。"
      className={styles.console ?? ''}
    >
      <LoadedSocketConsole />
    </LazyTool>
  );
}
