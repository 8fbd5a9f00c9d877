import {useEffect, useState, type ReactNode} from 'react';
import {Button, Panel, ToneMark} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import {resultTexts} from '../fire/texts';
import {useTool} from '../tool/useTool';
import styles from './FirePanel.module.css';
import {useLastFired, useNames} from './useFired';

const SHOWN = 8;
const TEXTS = resultTexts('上');

/** What was sent last, what waits, and how to stop it. */
export function FirePanel(): ReactNode {
  const {firing} = useTool();
  const {queue, pausedAt} = useStore(firing.state);
  const log = useStore(firing.log);
  const nameOf = useNames();
  const isPaused = pausedAt !== null;
  return (
    <Panel title="送った合図">
      <LastFired nameOf={nameOf} />
      <div className={styles.row}>
        <Button data-on={isPaused} onClick={isPaused ? firing.resume : firing.pause}>
          {isPaused ? '再開' : '一時停止'}
        </Button>
        <Button disabled={queue.length === 0} onClick={firing.clear}>
          待ちを取り消す
        </Button>
      </div>
      <div role="status">
        {isPaused && (
          <p className={styles.paused}>
            一時停止中です。押した合図は送らず、待っている合図は止めています。
          </p>
        )}
      </div>
      {queue.length > 0 && <Waiting nameOf={nameOf} />}
      {log.length > 0 && (
        <ol className={styles.log} aria-label="送った合図">
          {log.slice(0, SHOWN).map(({id, at, buttonId, words, result}) => (
            <li key={id}>
              <ToneMark tone={TEXTS[result].tone} />
              <span className={styles.what}>
                <b>{nameOf(buttonId)}</b> {words}
              </span>
              <span className={styles.result}>
                {TEXTS[result].title}
                <time>{new Date(at).toLocaleTimeString('ja-JP')}</time>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

interface NamedProps {
  readonly nameOf: (buttonId: string) => string;
}

/** The newest one in words, for those who cannot look. */
function LastFired({nameOf}: NamedProps): ReactNode {
  const entry = useLastFired();
  const text = entry === undefined ? undefined : TEXTS[entry.result];
  return (
    <p className={styles.last} role="status">
      {entry === undefined || text === undefined ? (
        'ボタンを押すと、ここに結果が出ます。'
      ) : (
        // The same result is said again, but of a button that is held no more than once a second.
        <span key={Math.floor(entry.at / 1000)}>
          <b>{nameOf(entry.buttonId)}</b>：{text.title}
          {text.next !== '' && <span className={styles.next}>{text.next}</span>}
        </span>
      )}
    </p>
  );
}

const EVERY_MS = 200;

/** What waits, with the time that is left. */
function Waiting({nameOf}: NamedProps): ReactNode {
  const {firing} = useTool();
  const {queue, pausedAt} = useStore(firing.state);
  const [now, setNow] = useState(firing.now);
  useEffect(() => {
    const timer = window.setInterval(() => {
      setNow(firing.now());
    }, EVERY_MS);
    return () => {
      window.clearInterval(timer);
    };
  }, [firing]);
  return (
    <ol className={styles.queue} aria-label="待っている合図">
      {queue.map(({buttonId, dueAt}, index) => (
        <li key={`${buttonId} ${dueAt} ${index}`}>
          <b>{nameOf(buttonId)}</b>
          あと{Math.max(0, (dueAt - (pausedAt ?? now)) / 1000).toFixed(1)}秒
        </li>
      ))}
    </ol>
  );
}
