import type {BrowserKind} from '@site/src/lib/browserKind';
import {UNBLOCK_STEPS} from './unblockSteps';
import type {Problem} from './problem';
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

const SUPPORTED = 'Chrome、Edge、Firefox、Safariの新しい版';

interface ProblemText {
  readonly title: string;
  readonly text: string;
  readonly steps?: readonly string[];
}

const PROBLEMS: Record<Problem, ProblemText> = {
  insecure: {
    title: '安全な接続ではありません',
    text: 'ブラウザは、httpsのページだけにマイクを使わせます。',
    steps: ['アドレスの先頭を「https://」に変えて、開き直します。'],
  },
  unsupported: {
    title: 'このブラウザでは使えません',
    text: '音を測るのに必要な機能がありません。',
    steps: [
      `${SUPPORTED}で、このページを開きます。`,
      '下の「OBSのメーターで確かめる」は、そのまま使えます。',
    ],
  },
  dismissed: {
    title: '許可がまだです',
    text: 'マイクの許可を選ばずに、窓が閉じられました。',
    steps: ['「もう一度試す」を押します。', 'ブラウザの窓で「許可」を選びます。'],
  },
  denied: {
    title: 'マイクがブロックされています',
    text: 'このサイトのマイクの許可が「ブロック」です。次の順に直します。',
  },
  deniedBySystem: {
    title: 'OSがマイクを止めています',
    text: 'ブラウザがマイクを使うことを、OSが許可していません。',
    steps: [
      'Windows：「設定 → プライバシーとセキュリティ → マイク」を入にします。',
      'macOS：「システム設定 → プライバシーとセキュリティ → マイク」でブラウザを入にします。',
      'ブラウザを開き直して、もう一度試します。',
    ],
  },
  deniedByPolicy: {
    title: 'ページの決まりでマイクを使えません',
    text: 'ほかのサイトへの埋め込みか、会社や学校の管理の設定が、マイクを止めています。',
    steps: [
      'このページを、新しいタブで直接開きます。',
      '管理されたPCなら、管理者に許可を頼むか、別の端末で開きます。',
    ],
  },
  noDevice: {
    title: 'マイクが見つかりません',
    text: 'つながっているマイクがありません。',
    steps: [
      'マイクの線と、USBの差し込みを確かめます。',
      'OSの「サウンド」の設定で、入力にマイクが出るかを見ます。',
      '出たら「もう一度試す」を押します。',
    ],
  },
  inUse: {
    title: 'マイクを開けません',
    text: 'ほかのアプリがマイクを独り占めしているか、機器が応答していません。',
    steps: [
      '通話や録音のアプリを閉じます。',
      'マイクを差し直します。',
      '直らなければ、ブラウザを開き直します。',
    ],
  },
  overConstrained: {
    title: '設定に合うマイクがありません',
    text: '条件を外しても、マイクを開けませんでした。',
    steps: ['別のマイクを選びます。', '「もう一度試す」を押します。'],
  },
  workletFailed: {
    title: '測る部品を読み込めません',
    text: '通信の切断か、拡張機能による停止が考えられます。',
    steps: ['通信を確かめて、もう一度試します。', '直らなければ、ページを再読み込みします。'],
  },
  meterDied: {
    title: '測定が途中で止まりました',
    text: '録音と結果は残っています。',
    steps: ['もう一度試します。', '重いアプリを閉じると、止まりにくくなります。'],
  },
  unknown: {
    title: 'マイクを開けません',
    text: '理由をブラウザが教えてくれませんでした。',
    steps: ['もう一度試します。', '直らなければ、別のマイクかブラウザで試します。'],
  },
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
    text: '録音と結果は残っています。差し直すか、下の「マイク」で別のものを選びます。',
    actions: ['another', 'finish'],
  },
  suspended: {
    tone: 'warn',
    title: 'ブラウザが音を止めています',
    text: '通話などで音が止められました。押すと、続きから測ります。',
    actions: ['resume', 'finish'],
  },
};

function failedText(problem: Problem, browser: BrowserKind): StateText {
  const {title, text, steps = UNBLOCK_STEPS[browser]} = PROBLEMS[problem];
  const isHopeless = problem === 'insecure' || problem === 'unsupported';
  return {tone: 'bad', title, text, steps, actions: isHopeless ? [] : ['retry']};
}

type Running = Extract<SessionState, {kind: 'running'}>;

function runningText({isMuted, isSilent, device}: Running): StateText {
  const base = {steps: [], actions: ['pause', 'finish']} as const;
  if (isMuted) {
    return {
      ...base,
      tone: 'bad',
      title: 'マイクがミュートです',
      text: 'マイクのスイッチ、キーボードのミュートのキー、OSの設定を確かめます。',
    };
  }
  if (isSilent) {
    return {
      ...base,
      tone: 'bad',
      title: '無音です',
      text: '3秒間、音がまったく来ていません。OSの許可と、マイクのミュートを確かめます。',
    };
  }
  return {
    ...base,
    tone: 'good',
    title: '測っています',
    text: device.fellBack
      ? '選んだマイクが使えないので、いつものマイクで測っています。'
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
        text: '押すと、ブラウザがマイクの許可を聞きます。音は送信・保存しません。',
        steps: [],
        actions: ['start'],
      };
    case 'asking':
      return {
        tone: 'plain',
        title: '許可を待っています',
        text: 'ブラウザの窓で「許可」を選びます。窓がないときは、アドレスの左を見ます。',
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
