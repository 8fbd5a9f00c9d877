import type {ReactNode} from 'react';
import {Panel} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import type {Tool} from '../tool.browser';
import {MonitorSwitch} from './MonitorSwitch';
import {PlaybackBar} from './PlaybackBar';
import {TakeRow} from './TakeRow';
import {SLOTS} from './takes';
import styles from './TakesPanel.module.css';

interface Props {
  readonly tool: Tool;
}

/** Two recordings to compare by ear. */
export function TakesPanel({tool}: Props): ReactNode {
  const takes = useStore(tool.recorder.takes);
  const recording = useStore(tool.recorder.recording);
  const isRunning = useStore(tool.session.state).kind === 'running';
  const playing = useStore(tool.player.state);
  return (
    <Panel title="録音して聞き比べる" className={styles.panel}>
      <p className={styles.text}>
        2つまで、60秒ずつ録音できます。設定やマイクを変えて録り、同じ位置で切り替えて聞きます。
      </p>
      {SLOTS.map((slot) => (
        <TakeRow
          key={slot}
          slot={slot}
          take={takes[slot]}
          recording={recording}
          canRecord={isRunning}
          playing={playing}
          tool={tool}
        />
      ))}
      <PlaybackBar tool={tool} takes={takes} playing={playing} />
      <MonitorSwitch session={tool.session} />
    </Panel>
  );
}
