import {useEffect, useRef, useState, type ReactNode} from 'react';
import {Button, Choice, Switch} from '@site/src/components/ToolParts';
import {useSettled} from '@site/src/lib/useSettled';
import {useStore} from '@site/src/lib/useStore';
import type {Desk, RunState} from '../run/desk.browser';
import styles from './panels.module.css';

interface Props {
  readonly desk: Desk;
  /** Of the SDK. */
  readonly version: string;
  readonly isAuto: boolean;
  readonly onRun: () => void;
  readonly onAuto: (isAuto: boolean) => void;
}

const BACKS = [
  {value: 'light', name: '明るい背景'},
  {value: 'dark', name: '暗い背景'},
  {value: 'checks', name: '透明'},
] as const;
type Back = (typeof BACKS)[number]['value'];

const STATES: Readonly<Record<RunState, string>> = {
  waiting: '止まっています',
  received: '止まっています',
  running: '動いています',
  stopped: '止まっています',
  hung: '応答がないため、止めました',
  flooded: '行や通信が多すぎるため、止めました',
};

/** ms; a run has no errors at first, and after the next letter the same ones as before. */
const SETTLED_MS = 1000;

/** The template as OBS shows it. */
export function PreviewPane({desk, version, isAuto, onRun, onAuto}: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const state = useStore(desk.state);
  const errors = useStore(desk.lines).filter(({line}) => line.level === 'error').length;
  const said =
    STATES[state] + (errors > 0 ? `（エラー${errors}件。「コンソール」に出ています）` : '');
  const settled = useSettled(said, SETTLED_MS);
  // Text without a style is black.
  const [back, setBack] = useState<Back>('light');
  useEffect(() => (host.current === null ? undefined : desk.attach(host.current)), [desk]);
  return (
    <section className={styles.pane} aria-label="プレビュー">
      <div className={styles.bar}>
        <Button look="primary" onClick={onRun}>
          {state === 'running' ? 'もう一度実行' : '実行'}
        </Button>
        <Button disabled={state !== 'running'} onClick={desk.stop}>
          停止
        </Button>
        <Switch label="書くたびに実行" checked={isAuto} onChange={onAuto} />
        <Choice label="背景" value={back} options={BACKS} onChange={setBack} />
        <p className={styles.said} aria-hidden="true">
          {said}
        </p>
        <p className="visually-hidden" role="status">
          {settled}
        </p>
      </div>
      <div className={styles.preview} data-back={back} ref={host} />
      <p className={styles.note}>
        SDK（{version}
        ）は本物です。テンプレートは、このサイトからも外の通信からも切り離して動かします。
      </p>
    </section>
  );
}
