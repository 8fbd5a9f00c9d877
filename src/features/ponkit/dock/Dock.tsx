import {useLayoutEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {keepFocus} from '@site/src/browser/keepFocus.browser';
import {AppLinkBar} from '@site/src/components/AppLink';
import {Button} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import {RESULT_TEXTS} from '../fire/texts';
import {PageBar, PlayGrid} from '../pad/PlayGrid';
import {useTool} from '../tool/useTool';
import styles from './Dock.module.css';

/** The buttons alone, over the whole page: for a dock of OBS, or a phone. */
export function Dock(): ReactNode {
  const tool = useTool();
  const {pages} = useStore(tool.work);
  const {kind} = useStore(tool.link.state);
  const [pageId, setPageId] = useState(pages[0]?.id);
  const page = pages.find(({id}) => id === pageId) ?? pages[0];
  useLayoutEffect(() => {
    document.documentElement.dataset['ponkitDock'] = '';
    return () => {
      delete document.documentElement.dataset['ponkitDock'];
    };
  }, []);
  if (page === undefined) return null;
  return createPortal(
    <section
      // Outside of the place of the tool, which does so for the rest.
      ref={keepFocus}
      className={`ponkit-dock ${styles.dock ?? ''}`}
      aria-label="ポン出しキット"
    >
      <div className={styles.head}>
        <PageBar page={page} onChoose={setPageId} />
        <PauseButton />
      </div>
      <PlayGrid page={page} />
      <Status />
      {/* The last: the buttons stay where they are when the app comes and goes. */}
      {kind !== 'connected' && (
        <div className={styles.link}>
          <AppLinkBar link={tool.link} purpose="演出の合図を送る" reach="network" />
        </div>
      )}
    </section>,
    document.body,
  );
}

function PauseButton(): ReactNode {
  const {firing} = useTool();
  const isPaused = useStore(firing.state).pausedAt !== null;
  return (
    <Button data-on={isPaused} onClick={isPaused ? firing.resume : firing.pause}>
      {isPaused ? '再開' : '一時停止'}
    </Button>
  );
}

/** The lamp and the last result, on one line. */
function Status(): ReactNode {
  const {firing, link} = useTool();
  const isConnected = useStore(link.state).kind === 'connected';
  const [last] = useStore(firing.log);
  const result = last === undefined ? undefined : RESULT_TEXTS[last.result];
  return (
    <p className={styles.status} role="status">
      <span className={styles.lamp} data-on={isConnected} aria-hidden="true" />
      {isConnected ? '接続中' : '切断'}
      {result !== undefined && (
        // As in the panel: said again, but no more than once a second.
        <span key={Math.floor((last?.at ?? 0) / 1000)}>
          {last?.words}：{result.title} {result.next}
        </span>
      )}
    </p>
  );
}
