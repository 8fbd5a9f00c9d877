import {useState, type ReactNode} from 'react';
import {Button, Switch} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import type {MicSession} from '../session/micSession.browser';
import styles from './TakesPanel.module.css';

interface Props {
  readonly session: MicSession;
}

/** One's own voice in the headphones; off, and asked about, because loudspeakers would howl. */
export function MonitorSwitch({session}: Props): ReactNode {
  const isOn = useStore(session.monitoring);
  const isRunning = useStore(session.state).kind === 'running';
  const [isAsking, setAsking] = useState(false);
  const turnOn = (): void => {
    setAsking(false);
    session.setMonitoring(true);
  };
  return (
    <div className={styles.monitor}>
      <Switch
        label="自分の声をその場で聞く"
        checked={isOn || (isAsking && isRunning)}
        disabled={!isRunning}
        onChange={(next) => {
          setAsking(next && !isOn);
          if (!next) session.setMonitoring(false);
        }}
      />
      {isAsking && isRunning && (
        <div className={styles.warning} role="alert">
          <p>
            先にヘッドホンを着けます。スピーカーのままだと、音がマイクに戻り、ハウリングが起きます。
          </p>
          <Button onClick={turnOn}>ヘッドホンを着けました</Button>
          <Button
            onClick={() => {
              setAsking(false);
            }}
          >
            やめる
          </Button>
        </div>
      )}
    </div>
  );
}
