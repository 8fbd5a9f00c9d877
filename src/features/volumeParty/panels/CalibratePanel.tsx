import {useRef, useState, type ReactNode} from 'react';
import {Button, Choice, Panel} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import {LEAD_MS, STEP_MS, STEPS, type Calibration, type Step} from '../rules/calibrate';
import {STAGE_NAMES} from '../rules/editRules';
import {STAGES} from '../rules/rule';
import {ANY, sourceOptions} from '../sources/sourceIds';
import type {PartyTool} from '../tool/tool.browser';
import styles from './CalibratePanel.module.css';
import {useFrame} from './useFrame';
import {useSources} from './useSources';

const ASKED: Record<Step, {title: string; text: string}> = {
  quiet: {title: '静かな時間', text: '何も話さずに待ちます。部屋の音を測ります。'},
  normal: {title: 'ふつうの声', text: '配信のときの声で話し続けます。'},
  loud: {title: '大きな声', text: '笑う、叫ぶなど、一番大きな声を出します。'},
};

const FAULTS: Record<Extract<Calibration, {kind: 'failed'}>['why'], string> = {
  silent: '音が来ていません。音源を選び、メーターが動くのを見てから、もう一度始めてください。',
  noisy:
    '声と部屋の音の差がありません。マイクに近づくか、部屋を静かにして、もう一度始めてください。',
  flat: '大きな声が、ふつうの声とほぼ同じです。もっと大きな声で、もう一度始めてください。',
};

/** Three voices, five seconds each, give three thresholds. */
export function CalibratePanel({tool}: {readonly tool: PartyTool}): ReactNode {
  const state = useStore(tool.calibrator.state);
  const sounding = [...useSources(tool.hub).keys()];
  const [source, setSource] = useState<string>(ANY);
  const isUnderWay = 'step' in state;
  return (
    <Panel title="しきい値の自動調整">
      <p className={styles.words}>
        静かな時間、ふつうの声、大きな声を5秒ずつ測り、「ふつう」「大きい」「絶叫」のしきい値を決めます。
      </p>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step} data-now={isUnderWay && state.step === step}>
            <b>{ASKED[step].title}</b>
            {ASKED[step].text}
            {state.kind === 'running' && state.step === step && (
              <Progress startedAt={state.startedAt} />
            )}
          </li>
        ))}
      </ol>
      <div className={styles.row}>
        <Choice
          label="聞く音源"
          value={source}
          disabled={isUnderWay}
          options={sourceOptions([...sounding, source])}
          onChange={setSource}
        />
        <Button
          look="primary"
          disabled={state.kind === 'running' || (!isUnderWay && sounding.length === 0)}
          onClick={({detail}) => {
            // The second half of a double click was meant for what stood there before.
            if (detail > 1) return;
            if (isUnderWay) tool.calibrator.begin();
            else tool.calibrator.start(source);
          }}
        >
          {isUnderWay ? `「${ASKED[state.step].title}」を測る` : '自動調整を始める'}
        </Button>
        {isUnderWay && <Button onClick={tool.calibrator.stop}>やめる</Button>}
      </div>
      <p className={styles.said}>
        <span role="status">
          {state.kind === 'told' && toldText(state.step)}
          {/* No word more until the step is over: the microphone could hear it read out. */}
          {state.kind === 'running' && '始めます。'}
          {state.kind === 'done' && resultText(state.result)}
        </span>
        {/* Not live: it comes with every source that ends, which is said there. */}
        {state.kind === 'idle' && sounding.length === 0 && '先に、上で音源を選んでください。'}
      </p>
    </Panel>
  );
}

const toldText = (step: Step): string =>
  `次は「${ASKED[step].title}」です。${ASKED[step].text}ボタンを押すと、${LEAD_MS / 1000}秒後から${STEP_MS / 1000}秒間測ります。`;

function resultText(result: Calibration): string {
  if (result.kind === 'failed') return FAULTS[result.why];
  const parts = STAGES.map((stage) => `${STAGE_NAMES[stage]} ${result.thresholds[stage]}dB`);
  return `${parts.join('、')}に決めました。「元に戻す」で前のしきい値に戻ります。`;
}

function Progress({startedAt}: {readonly startedAt: number}): ReactNode {
  const bar = useRef<HTMLSpanElement>(null);
  useFrame(() => {
    const done = (performance.now() - startedAt - LEAD_MS) / STEP_MS;
    if (bar.current !== null) {
      bar.current.style.transform = `scaleX(${Math.min(1, Math.max(0, done)).toFixed(3)})`;
    }
  });
  return (
    <span className={styles.progress}>
      <span ref={bar} />
    </span>
  );
}
