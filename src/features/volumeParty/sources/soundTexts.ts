import type {BrowserKind} from '@site/src/lib/browserKind';
import {microphoneProblemText, type MicrophoneProblem} from '@site/src/lib/microphoneProblem';
import type {SourceText} from './obsTexts';

/** What keeps the sound of a tab away. */
export type TabProblem =
  /** The window of the browser was closed without a choice. */
  | 'dismissed'
  /** Something was shared, but without its sound. */
  | 'no-sound'
  | 'unsupported';

/** How it is with a source whose sound the page itself hears. */
export type SoundState =
  | {readonly kind: 'off'}
  | {readonly kind: 'asking'}
  | {readonly kind: 'running'; readonly label: string}
  /** The device was pulled out, or the sharing was ended. */
  | {readonly kind: 'ended'}
  /** The system or the browser holds the sound back. */
  | {readonly kind: 'suspended'}
  | {readonly kind: 'failed'; readonly problem: MicrophoneProblem | TabProblem};

/** The way that is always open: OBS hears without any permission of the browser. */
const OFFER_OBS = 'マイクの許可がなくても、上の「OBSの音」なら使えます。';

const IN_OBS: Omit<SourceText, 'tone'> = {
  title: 'OBSの中では、マイクを使えません',
  text: 'ふつうに起動したOBSのブラウザでは、マイクを使えません。',
  steps: [
    '「OBSの音」を使います。マイクもデスクトップの音も測れます。',
    'マイクを使うときは、OBSのショートカットのプロパティを開きます（Windows）。「リンク先」の最後に半角の空白と「--enable-media-stream」を書き足し、そこから起動します。',
  ],
};

const TAB_PROBLEMS: Record<TabProblem, Omit<SourceText, 'tone'>> = {
  dismissed: {
    title: '共有が始まりませんでした',
    text: 'タブを選ばずに、画面が閉じられました。',
    steps: ['もう一度押し、音を出しているタブを選びます。'],
  },
  'no-sound': {
    title: '音が共有されていません',
    text: '画面だけが共有されました。',
    steps: [
      'もう一度押し、「Chromeタブ」を選びます。',
      '下の「タブの音声も共有する」をオンにして、共有を押します。',
    ],
  },
  unsupported: {
    title: 'このブラウザでは、タブの音を使えません',
    text: 'タブの音を使えるのは、PCのChromeとEdgeだけです。',
    steps: ['PCのChromeかEdgeで開きます。', 'または「OBSの音」でデスクトップの音を測ります。'],
  },
};

const isTabProblem = (problem: string): problem is TabProblem =>
  Object.hasOwn(TAB_PROBLEMS, problem);

const IDLE: Record<'mic' | 'tab', string> = {
  mic: 'このブラウザで直接測ります。音は送信・保存しません。',
  tab: '別のタブで流している音を測ります。PCのChromeとEdgeで使えます。',
};

function failedText(
  {problem}: Extract<SoundState, {kind: 'failed'}>,
  kind: 'mic' | 'tab',
  browser: BrowserKind,
  isInObs: boolean,
): SourceText {
  if (kind === 'tab') {
    const isOwn = isTabProblem(problem) && problem !== 'unsupported';
    return {tone: 'bad', ...TAB_PROBLEMS[isOwn ? problem : 'unsupported']};
  }
  if (isInObs) return {tone: 'bad', ...IN_OBS};
  const mic = problem === 'no-sound' ? 'unknown' : problem;
  const {title, text, steps} = microphoneProblemText(mic, browser);
  return {tone: 'bad', title, text, steps: [...steps, OFFER_OBS]};
}

/** What is said of a source that the page hears by itself. */
export function soundText(
  state: SoundState,
  kind: 'mic' | 'tab',
  browser: BrowserKind,
  isInObs: boolean,
): SourceText {
  switch (state.kind) {
    case 'off':
      return {
        tone: 'plain',
        title: '使っていません',
        text:
          isInObs && kind === 'mic' ? `${IN_OBS.text}「OBSの音」を使ってください。` : IDLE[kind],
        steps: [],
      };
    case 'asking':
      return {
        tone: 'busy',
        title: '許可を待っています',
        text: 'ブラウザの確認画面で選んでください。画面が出ないときは、アドレスバーの左を見ます。',
        steps: [],
      };
    case 'running':
      return {tone: 'good', title: '測っています', text: state.label, steps: []};
    case 'suspended':
      return {
        tone: 'warn',
        title: 'ブラウザが音を止めています',
        text: 'ページのどこかを押すか、もう一度始めてください。',
        steps: [],
      };
    case 'ended':
      return {
        tone: 'bad',
        title: kind === 'mic' ? 'マイクが外れました' : '共有が終わりました',
        text: 'もう一度始めると、続きから測ります。ルールは残っています。',
        steps: [],
      };
    case 'failed':
      return failedText(state, kind, browser, isInObs);
  }
}

/** Said of a source that runs and that nothing is heard of. */
export const SILENT_TEXT =
  '5秒間、音が来ていません。ミュートと、OBSの音声ミキサーのスライダーを確かめてください。';
/** ms */
export const SILENT_AFTER = 5000;
