import type {ReactNode} from 'react';
import {Button, Panel, ToneMark} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import {deviceOf} from '../session/session';
import type {Tool} from '../tool.browser';
import {CHECK_NAMES, checksOf, type Check} from './checks';
import styles from './ChecksPanel.module.css';

interface Props {
  readonly tool: Tool;
}

const WAITING: readonly Check[] = CHECK_NAMES.map((name) => ({name, tone: 'none', text: '—'}));

/** What goes wrong without being heard at once. */
export function ChecksPanel({tool}: Props): ReactNode {
  const live = useStore(tool.live);
  const state = useStore(tool.session.state);
  const device = deviceOf(state);
  const isRunning = state.kind === 'running';
  const checks =
    live === undefined ? WAITING : checksOf(live.reading, device?.contextRate ?? 48_000);
  return (
    <Panel
      title="自動チェック"
      aside={
        <Button
          disabled={!isRunning}
          onClick={() => {
            tool.session.meter()?.reset();
          }}
        >
          数え直す
        </Button>
      }
    >
      <ul className={styles.list}>
        {checks.map(({name, tone, text}) => (
          <li key={name}>
            <ToneMark tone={tone} />
            <span className={styles.name}>{name}</span>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
