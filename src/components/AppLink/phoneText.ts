import type {AppLinkState} from '@komebiyori/app-link/state';
import {barrierOf} from '@site/src/lib/browserKind';
import type {Action, Situation, StateText} from './stateTexts';

type PhoneText = Omit<StateText, 'actions'>;

/**
 * The states in which nothing was found yet, with what can be done: to connect here finds nothing, now
 * or again.
 */
const ACTIONS: Partial<Record<AppLinkState['kind'], readonly Action[]>> = {
  idle: [],
  'needs-permission': [],
  denied: [],
  'app-offline': ['cancel'],
};

const REMOTE_VIEW = {
  before: 'この端末でコメントを見るだけなら、',
  name: 'リモートビュー',
  to: '/docs/feature/remote-view',
  after: 'を使います。',
} as const;

/** For a page whose policy names no other machine. */
export const SAME_MACHINE: PhoneText = {
  tone: 'bad',
  title: 'この端末からはつなげません',
  text: '本アプリはPCで動きます。つなげるのは、そのPCで開いたページだけです。',
  steps: ['本アプリのPCのChromeかEdgeで、このページを開きます。'],
  more: REMOTE_VIEW,
};

const OTHER_MACHINE: PhoneText = {
  tone: 'warn',
  title: '「つなぐ先」がこの端末です',
  text: '本アプリはPCで動きます。「つなぐ先」に、PCのアドレスを入れます。',
  steps: [
    '本アプリの「設定 → API」で「HTTP APIを使う」をオンにし、「許可ホスト」にこの端末のIPアドレスを追加します。',
    'この端末を、PCと同じネットワーク（Wi-Fi）につなぎます。',
    '「つなぐ先」の「ホスト」に、PCのIPアドレスとポートを入れます。例：192.168.1.10:11180',
    '「保存してつなぐ」を押し、確認が出たら「許可する」を選びます。',
  ],
  more: {
    before: 'IPアドレスの調べ方とファイアウォールは、',
    name: 'APIの設定',
    to: '/docs/settings/api#別の端末から使う',
    after: 'で確かめます。',
  },
  wantsAddress: true,
};

/** Where the browser lets no page of the web reach the PC, whatever is set there. */
function barredText({browser}: Situation): PhoneText | undefined {
  const barrier = barrierOf(browser, true);
  if (barrier === undefined) return undefined;
  const isFirefox = browser === 'firefox';
  return {
    tone: 'bad',
    title: 'このブラウザからはつなげません',
    text: isFirefox ? barrier.text : 'iPhoneとiPadのブラウザは、本アプリへの通信を止めます。',
    steps: [
      isFirefox
        ? 'この端末のChromeで、このページを開きます。'
        : '本アプリのPCか、Androidの端末のChromeで、このページを開きます。',
    ],
    more: REMOTE_VIEW,
  };
}

/**
 * What is said on a phone or tablet that looks for the app on itself, where it cannot run; undefined
 * where the state says more.
 */
export function phoneText(state: AppLinkState, situation: Situation): StateText | undefined {
  const {isPhone, isElsewhere, reach} = situation;
  const actions = ACTIONS[state.kind];
  if (!isPhone || isElsewhere || actions === undefined) return undefined;
  const text = reach === 'loopback' ? SAME_MACHINE : (barredText(situation) ?? OTHER_MACHINE);
  return {...text, actions};
}
