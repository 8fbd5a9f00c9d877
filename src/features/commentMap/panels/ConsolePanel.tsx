import {useState, type ReactNode} from 'react';
import {Button, Choice, Panel} from '@site/src/components/ToolParts';
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

/** What can be done in a phase. */
const WAYS: Record<
  Phase,
  readonly (readonly [Command['kind'] & ('open' | 'pause' | 'close'), string])[]
> = {
  open: [
    ['pause', '一時停止'],
    ['close', '締め切る'],
  ],
  paused: [
    ['open', '再開する'],
    ['close', '締め切る'],
  ],
  closed: [['open', '受付を始める']],
};

const NAMES = PREFECTURES.map(({code, name}) => ({value: String(code), name}));

/** Steers the count while the stream runs. */
export function ConsolePanel({tool}: {readonly tool: MapTool}): ReactNode {
  const session = useStore(tool.shown);
  const {phase, counts, canUndo} = useStore(session.state);
  const [code, setCode] = useState('13');
  const [said, say] = useState('');
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const adjust = (by: 1 | -1): void => {
    tool.command({kind: 'adjust', code: Number(code), by});
  };
  return (
    <Panel title="操作">
      <p className={styles.phase} role="status">
        <b>{PHASES[phase]}</b>
        {total}票・{counts.size}都道府県
      </p>
      <div className={styles.row}>
        {WAYS[phase].map(([kind, name], index) => (
          // By place: the button that was pressed keeps the focus when it becomes the next one.
          <Button
            key={index}
            look={index === 0 ? 'primary' : 'secondary'}
            onClick={() => {
              tool.command({kind});
            }}
          >
            {name}
          </Button>
        ))}
        <Button
          disabled={counts.size === 0}
          onClick={() => {
            tool.command({kind: 'reset'});
            say('0票にしました。「戻す」で、元の票に戻ります。');
          }}
        >
          0票にする
        </Button>
        <Button
          disabled={!canUndo}
          onClick={() => {
            tool.command({kind: 'undo'});
            say('票を戻しました。');
          }}
        >
          戻す
        </Button>
      </div>
      <div className={styles.hand}>
        <Choice label="手で直す" value={code} options={NAMES} onChange={setCode} />
        <Button
          aria-label="1票足す"
          onClick={() => {
            adjust(1);
          }}
        >
          +1
        </Button>
        <Button
          aria-label="1票引く"
          disabled={(counts.get(Number(code)) ?? 0) === 0}
          onClick={() => {
            adjust(-1);
          }}
        >
          −1
        </Button>
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
    </Panel>
  );
}
