import {barrierOf, type BrowserKind} from '@site/src/lib/browserKind';
import {isElsewhere} from '@komebiyori/obs-link/address';
import type {ObsState} from '@komebiyori/obs-link/state';
import {CONNECT_STEP, linkWords, UNFIT_STEPS, type ObsWords} from '@komebiyori/obs-link/words';

/** What is said of a source, and the ways out. */
export interface SourceText extends ObsWords {
  /** Decides the lamp; the words say it as well. */
  readonly tone: 'plain' | 'busy' | 'good' | 'warn' | 'bad';
}

const UNFIT: SourceText = {
  tone: 'bad',
  title: 'OBSの画面には、演出が届きません',
  text: '音は測れています。ただし、このOBSは演出をブラウザソースへ渡せません。',
  steps: UNFIT_STEPS,
};

/** Two tabs are connected to OBS, of which another one tells the overlays. */
export const TURN_ELSEWHERE: SourceText = {
  tone: 'warn',
  title: 'ほかのタブからOBSに送っています',
  text: 'その間、このタブの演出と設定はOBSの画面に出ません。ほかのタブを閉じると、このタブから送ります。',
  steps: [],
};

const INSECURE: SourceText = {
  tone: 'bad',
  title: '安全な接続ではありません',
  text: 'OBSと通信できるのは、httpsのページだけです。',
  steps: ['アドレスの先頭を「https://」に変えて、開き直します。'],
};

const NOT_LOADED: SourceText = {
  tone: 'bad',
  title: 'つなぐ準備ができませんでした',
  text: 'ページの一部を読み込めませんでした。',
  steps: ['インターネットの接続を確かめます。', CONNECT_STEP],
};

const ALLOW: Readonly<Partial<Record<BrowserKind, string>>> = {
  chrome: 'アドレスバーの左のボタン（サイト情報を表示）を押します。',
  edge: 'アドレスバーの左の鍵のボタンを押し、「このサイトのアクセス許可」を開きます。',
  firefox: 'アドレスバーの左の、許可のボタンを押します。',
};

const denied = (browser: BrowserKind, isInObs: boolean): SourceText => ({
  tone: 'bad',
  title: 'OBSへの通信がブロックされています',
  text: isInObs
    ? 'OBSのブラウザが、同じPCへの通信を止めています。'
    : 'このサイトの「ローカルネットワークアクセス」が「ブロック」です。',
  steps: isInObs
    ? ['「zipを保存」のテンプレートを使います。本アプリから開くので、この許可は必要ありません。']
    : [
        ALLOW[browser] ?? 'ブラウザの設定で、サイトの権限を開きます。',
        '「ローカルネットワークアクセス」か「このデバイス上のアプリ」を、許可に変えます。',
        `このページを再読み込みし、${CONNECT_STEP}`,
      ],
});

/** What is said in a state of OBS, whose place is what somebody typed. */
export function obsText(
  state: ObsState,
  browser: BrowserKind,
  isInObs: boolean,
  place = '',
): SourceText {
  const isAbsent = state.kind === 'waiting' && state.why === 'absent';
  const barrier = isAbsent ? barrierOf(browser, isElsewhere(place)) : undefined;
  return barrier === undefined
    ? stateText(state, browser, isInObs)
    : {tone: 'bad', title: 'このブラウザからはつなげません', ...barrier};
}

function stateText(state: ObsState, browser: BrowserKind, isInObs: boolean): SourceText {
  switch (state.kind) {
    case 'off':
      return {
        tone: 'plain',
        title: 'OBSとつながっていません',
        text: 'マイクの許可がなくても、マイクとデスクトップの音を測れます。',
        steps: [],
      };
    case 'needs-permission':
      return {
        tone: 'warn',
        title: '接続するには、許可が必要です',
        text: '「OBSにつなぐ」を押し、ブラウザの確認画面で「許可する」を選んでください。',
        steps: [],
      };
    case 'denied':
      return denied(browser, isInObs);
    case 'insecure':
      return INSECURE;
    case 'not-loaded':
      return NOT_LOADED;
    case 'connecting':
      if (!state.isAsking) return {tone: 'busy', ...linkWords(state)};
      return {
        tone: 'busy',
        title: '許可を待っています',
        text: 'ブラウザの確認画面で「許可する」を選んでください。',
        steps: [],
      };
    case 'connected':
      if (state.isUnfit === true) return UNFIT;
      return {
        tone: 'good',
        title: 'OBSとつながっています',
        text: '音を出している入力が下に並びます。演出はOBSの画面にも届きます。',
        steps: [],
      };
    case 'waiting':
      return {tone: 'warn', ...linkWords(state)};
    case 'failed':
      return {tone: 'bad', ...linkWords(state)};
  }
}
