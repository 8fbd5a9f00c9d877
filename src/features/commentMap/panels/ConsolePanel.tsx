import {useEffect, useState, type ReactNode} from 'react';
import {Button, Choice, Panel} from '@site/src/components/ToolParts';
import {useSaid} from '@site/src/lib/useSaid';
import {useStore} from '@site/src/lib/useStore';

import {PREFECTURES} from '../places/prefectures';
import type {Command} from '../session/commands';
import type {Phase} from '../session/mapSession';
import type {MapTool} from '../tool/tool.browser';
import styles from './ConsolePanel.module.css';

const PHASES: Record<Phase, string> = {
  open: '受付中です',
  paused: '一時停止中です',
  closed: '締め切っています',
};

/** What leads on from a phase. */
const WAYS: Record<Phase, readonly [Command['kind'] & ('open' | 'pause'), string]> = {
  open: ['pause', '一時停止'],
  paused: ['open', '再開する'],
  closed: ['open', '受付を始める'],
};

/** What became of the votes, by whomever. */
const SAID: Partial<Record<Command['kind'], string>> = {
  reset: '0票にしました。「戻す」で、元の票に戻ります。',
  undo: '票を戻しました。',
};

const NAMES = PREFECTURES.map(({code, name}) => ({value: String(code), name}));

/** Steers the count while the stream runs. */
export function ConsolePanel({tool}: {readonly tool: MapTool}): ReactNode {
  const session = useStore(tool.shown);
  const {phase, counts, canUndo} = useStore(session.state);
  const isDemo = useStore(tool.isDemo);
  const [said, say] = useSaid();
  useEffect(
    () =>
      session.onCommand(({kind}) => {
        const text = SAID[kind];
        if (text !== undefined) say(text);
      }),
    [session, say],
  );
  const act = (kind: 'reset' | 'undo'): void => {
    tool.command({kind});
    say(SAID[kind] ?? '');
  };
  const [way, wayName] = WAYS[phase];
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return (
    <Panel title="操作">
      <p className={styles.phase}>
        <b role="status">
          {isDemo && 'デモ：'}
          {PHASES[phase]}
        </b>
        {/* Not live: it changes with every vote. */}
        {total}票・{counts.size}都道府県
      </p>
      <div className={styles.row}>
        <Button
          look="primary"
          onClick={() => {
            tool.command({kind: way});
          }}
        >
          {wayName}
        </Button>
        <Button
          disabled={phase === 'closed'}
          onClick={() => {
            tool.command({kind: 'close'});
          }}
        >
          締め切る
        </Button>
        <Button
          disabled={counts.size === 0}
          onClick={() => {
            act('reset');
          }}
        >
          0票にする
        </Button>
        <Button
          disabled={!canUndo}
          onClick={() => {
            act('undo');
          }}
        >
          戻す
        </Button>
      </div>
      <ByHand tool={tool} say={say} />
      <p className={styles.said} role="status">
        {said}
      </p>
    </Panel>
  );
}

interface ByHandProps {
  readonly tool: MapTool;
  readonly say: (text: string) => void;
}

/** Votes that are added or taken one by one. */
function ByHand({tool, say}: ByHandProps): ReactNode {
  const session = useStore(tool.shown);
  const {counts} = useStore(session.state);
  const [code, setCode] = useState('13');
  const place = PREFECTURES.find((one) => String(one.code) === code)?.name ?? '';
  const adjust = (by: 1 | -1): void => {
    tool.command({kind: 'adjust', code: Number(code), by});
    const count = session.state.get().counts.get(Number(code)) ?? 0;
    say(`${place}は${count}票です。`);
  };
  return (
    <div className={styles.hand}>
      <Choice label="手で直す" value={code} options={NAMES} onChange={setCode} />
      <Button
        aria-label={`${place} +1`}
        onClick={() => {
          adjust(1);
        }}
      >
        +1
      </Button>
      <Button
        aria-label={`${place} −1`}
        disabled={(counts.get(Number(code)) ?? 0) === 0}
        onClick={() => {
          adjust(-1);
        }}
      >
        −1
      </Button>
    </div>
  );
}
