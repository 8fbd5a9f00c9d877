import type {BrowserKind} from '@site/src/lib/browserKind';
import {
  canRetryMicrophone,
  microphoneProblemText,
  type MicrophoneProblem,
} from '@site/src/lib/microphoneProblem';
import type {PauseReason, SessionState} from './session';

/** What can be done in a state, in the order of the buttons. */
export type Action = 'start' | 'retry' | 'another' | 'cancel' | 'pause' | 'resume' | 'finish';

export const ACTION_NAMES: Record<Action, string> = {
  start: 'マイクを使う',
  retry: 'もう一度試す',
  another: 'もう一度つなぐ',
  cancel: 'やめる',
  pause: '一時停止',
  resume: '再開する',
  finish: 'マイクを止める',
};

/** What a state says, and its ways out. */
export interface StateText {
  /** Decides colour and mark; the words say it as well. */
  readonly tone: 'plain' | 'good' | 'warn' | 'bad';
  readonly title: string;
  readonly text: string;
  readonly steps: readonly string[];
  readonly actions: readonly Action[];
}

/** What this tool has to add: parts of the page that still work, and what is not lost. */
const OWN_TEXTS: Partial<Record<MicrophoneProblem, {text?: string; lastStep?: string}>> = {
  unsupported: {lastStep: '下の「OBSのメーターで確かめる」は、そのまま使えます。'},
  meterDied: {text: '録音と結果は残っています。'},
};

const PAUSES: Record<PauseReason, Omit<StateText, 'steps'>> = {
  user: {
    tone: 'plain',
    title: '一時停止中です',
    text: '録音と結果は残っています。',
    actions: ['resume', 'finish'],
  },
  unplugged: {
    tone: 'bad',
    title: 'マイクが外れました',
    text: '録音と結果は残っています。差し直すか、下の「マイク」で別のものを選んでください。',
    actions: ['another', 'finish'],
  },
  suspended: {
    tone: 'warn',
    title: 'ブラウザが音を止めています',
    text: '通話や、音の機器の切り替えで止まることがあります。押すと、続きから測ります。',
    actions: ['resume', 'finish'],
  },
};

function failedText(problem: MicrophoneProblem, browser: BrowserKind): StateText {
  const {title, ...common} = microphoneProblemText(problem, browser);
  const {text = common.text, lastStep} = OWN_TEXTS[problem] ?? {};
  const steps = lastStep === undefined ? common.steps : [...common.steps, lastStep];
  return {tone: 'bad', title, text, steps, actions: canRetryMicrophone(problem) ? ['retry'] : []};
}

type Running = Extract<SessionState, {kind: 'running'}>;

function runningText({isMuted, isSilent, device}: Running): StateText {
  const base = {steps: [], actions: ['pause', 'finish']} as const;
  if (isMuted) {
    return {
      ...base,
      tone: 'bad',
      title: 'マイクがミュートです',
      text: 'マイクのスイッチ、キーボードのミュートのキー、OSの設定を確かめてください。',
    };
  }
  if (isSilent) {
    return {
      ...base,
      tone: 'bad',
      title: '無音です',
      text: '3秒間、音がまったく来ていません。OSの許可と、マイクのミュートを確かめてください。',
    };
  }
  return {
    ...base,
    tone: 'good',
    title: '測っています',
    text: device.fellBack
      ? '選んだマイクが使えないので、既定のマイクで測っています。'
      : '話すとメーターが動きます。音は送信・保存しません。',
  };
}

/** What is said in a state of the session. */
export function stateText(state: SessionState, browser: BrowserKind): StateText {
  switch (state.kind) {
    case 'idle':
      return {
        tone: 'plain',
        title: 'マイクをつないで、始めます',
        text: '押すと、ブラウザの確認画面が出ます。音は送信・保存しません。',
        steps: [],
        actions: ['start'],
      };
    case 'asking':
      return {
        tone: 'plain',
        title: '許可を待っています',
        text: 'ブラウザの確認画面で、マイクを許可するほうを選んでください。画面が出ないときは、アドレスバーの左を見ます。',
        steps: [],
        actions: ['cancel'],
      };
    case 'running':
      return runningText(state);
    case 'paused':
      return {...PAUSES[state.reason], steps: []};
    case 'finished':
      return {
        tone: 'plain',
        title: 'マイクを止めました',
        text: '録音と結果は、このページを閉じるまで残ります。',
        steps: [],
        actions: ['start'],
      };
    case 'failed':
      return failedText(state.problem, browser);
  }
}
