import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import {Button, Panel} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import {PHASES, type Phase} from '@komebiyori/mic-meter/reading';
import {GradeMark} from '../report/GradeMark';
import type {Report} from '../report/gradeReport';
import type {Tool} from '../tool.browser';
import {isUnderWay, LEAD_SECONDS, STEPS, type GuidedEvent, type GuidedState} from './guided';
import styles from './GuidedPanel.module.css';
import {STEP_TEXTS} from './steps';

interface Props {
  readonly tool: Tool;
  readonly report: Report | undefined;
  readonly onShowReport: () => void;
}

/** The test of half a minute that ends in a report. */
export function GuidedPanel({tool, report, onShowReport}: Props): ReactNode {
  const state = useStore(tool.guided.state);
  const isRunning = useStore(tool.session.state).kind === 'running';
  const {send} = tool.guided;
  return (
    <Panel title="30秒の診断" className={styles.panel}>
      <ol className={styles.steps}>
        {STEPS.map((phase) => {
          const isNow = isUnderWay(state) && state.phase === phase;
          const isDone = state.results[phase] !== undefined;
          return (
            <li
              key={phase}
              className={clsx(isDone && styles.done, isNow && styles.now)}
              aria-current={isNow ? 'step' : undefined}
            >
              <span>
                {STEP_TEXTS[phase].name}
                <small>{isDone && !isNow ? '済み' : `${PHASES[phase]}秒`}</small>
              </span>
            </li>
          );
        })}
      </ol>
      <p className="visually-hidden" role="status">
        {announcement(state, report)}
      </p>
      <Stage state={state} isRunning={isRunning} report={report} />
      <Actions state={state} isRunning={isRunning} send={send} onShowReport={onShowReport} />
    </Panel>
  );
}

/** Told to screen readers before a step and between the steps only: nobody may speak into a quiet one. */
function announcement(state: GuidedState, report: Report | undefined): string {
  if (state.kind === 'done') {
    const grades = report?.topics.map(({name, grade}) => `${name}は${grade ?? '判定なし'}`) ?? [];
    return `結果が出ました。${grades.length === 0 ? '' : `${grades.join('、')}です。`}`;
  }
  if (state.kind === 'lead') return '始めます。';
  if (state.kind !== 'told') return '';
  const {name, task, prompt} = STEP_TEXTS[state.phase];
  const words = prompt === undefined ? '' : `文：${prompt}`;
  return `次は「${name}」です。${task}${words}${howText(state.phase)}`;
}

const howText = (phase: Phase): string =>
  `ボタンを押すと、${LEAD_SECONDS}秒後から${PHASES[phase]}秒間測ります。終わると、次の手順が出ます。`;

interface StageProps {
  readonly state: GuidedState;
  readonly isRunning: boolean;
  readonly report: Report | undefined;
}

function Stage({state, isRunning, report}: StageProps): ReactNode {
  if (state.kind === 'done' && report !== undefined) return <Grades report={report} />;
  if (!isUnderWay(state)) {
    return (
      <div className={styles.stage}>
        <p className={styles.task}>
          {isRunning
            ? '静かな時間と声を順に測り、A〜Eで判定します。'
            : 'まず、上の「マイクを使う」を押してください。'}
        </p>
        <ol className={styles.tasks}>
          {STEPS.map((phase) => (
            <li key={phase}>{STEP_TEXTS[phase].task}</li>
          ))}
        </ol>
        <p>終わると、直すところと、OBSに入れる数値が出ます。いつもの距離と姿勢で始めます。</p>
      </div>
    );
  }
  const {name, task, prompt} = STEP_TEXTS[state.phase];
  if (state.kind === 'told') {
    return (
      <div className={styles.stage}>
        <p className={styles.task}>{`次は「${name}」です。${task}`}</p>
        {prompt !== undefined && <p className={styles.prompt}>{prompt}</p>}
        <p className={styles.how}>{howText(state.phase)}</p>
      </div>
    );
  }
  const total = state.kind === 'measuring' ? PHASES[state.phase] : undefined;
  return (
    <div className={styles.stage}>
      <p className={styles.task}>{task}</p>
      {prompt !== undefined && <p className={styles.prompt}>{prompt}</p>}
      <div className={styles.count} aria-hidden="true">
        <span className={styles.seconds}>{Math.ceil(state.left)}</span>
        <span>{state.kind === 'lead' ? '秒後に測ります' : '秒'}</span>
        <span className={styles.progress}>
          <span
            style={{scale: `${total === undefined ? 0 : 1 - state.left / total} 1`}}
            className={styles.part}
          />
        </span>
      </div>
    </div>
  );
}

function Grades({report}: {readonly report: Report}): ReactNode {
  return (
    <div className={styles.stage}>
      <p className={styles.task}>結果が出ました。</p>
      <dl className={styles.grades}>
        {report.topics.map(({id, name, grade}) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              <GradeMark grade={grade} className={styles.grade} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.task}>
        {report.plan.length > 0 ? '直す順番' : '直すところはありません。'}
      </p>
      <ol className={styles.tasks}>
        {report.plan.map(({id, action}) => (
          <li key={id}>{action}</li>
        ))}
      </ol>
    </div>
  );
}

interface ActionProps {
  readonly state: GuidedState;
  readonly isRunning: boolean;
  readonly send: (event: GuidedEvent) => void;
  readonly onShowReport: () => void;
}

function nextText(state: GuidedState): string {
  if (state.kind === 'done') return 'くわしい結果を見る';
  return isUnderWay(state) ? `「${STEP_TEXTS[state.phase].name}」を測る` : '診断を始める';
}

/** What leads on; the first button has the focus for each step, once what is to be done is told. */
function Actions({state, isRunning, send, onShowReport}: ActionProps): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  const isDone = state.kind === 'done';
  const next = state.kind === 'told' ? state.phase : isDone;
  useEffect(() => {
    const {activeElement, body} = document;
    // Who is elsewhere on the page by now stays there.
    if (next === false || (activeElement !== body && row.current?.contains(activeElement) !== true))
      return;
    row.current?.querySelector('button')?.focus();
    // On a phone what is to be done stands above the button, out of sight.
    row.current?.previousElementSibling?.scrollIntoView({block: 'nearest'});
  }, [next]);
  const on = (event: GuidedEvent) => () => {
    send(event);
  };
  return (
    <div className={styles.actions} ref={row}>
      <Button
        look="primary"
        disabled={!isDone && (!isRunning || (isUnderWay(state) && state.kind !== 'told'))}
        onClick={({detail}) => {
          // The second half of a double click was meant for what stood there before.
          if (detail > 1) return;
          if (isDone) onShowReport();
          else send({type: isUnderWay(state) ? 'begin' : 'start'});
        }}
      >
        {nextText(state)}
      </Button>
      {isUnderWay(state) && (
        <>
          <Button onClick={on({type: 'skip'})}>この手順を飛ばす</Button>
          <Button
            disabled={!isRunning || state.kind === 'told'}
            onClick={on({type: 'interrupted'})}
          >
            この手順をやり直す
          </Button>
          <Button onClick={on({type: 'stop'})}>中止する</Button>
        </>
      )}
      {isDone && (
        <Button disabled={!isRunning} onClick={on({type: 'start'})}>
          もう一度測る
        </Button>
      )}
    </div>
  );
}
