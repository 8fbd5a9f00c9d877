import type {BrowserKind} from './browserKind';

/** What keeps a microphone from being measured. */
export type MicrophoneProblem =
  | 'insecure'
  | 'unsupported'
  | 'dismissed'
  | 'denied'
  | 'deniedBySystem'
  | 'deniedByPolicy'
  | 'noDevice'
  | 'inUse'
  | 'overConstrained'
  | 'workletFailed'
  | 'meterDied'
  | 'unknown';

/** What the page could find out about a refusal. */
export interface Circumstances {
  /** `PermissionStatus.state` of the microphone; undefined where it cannot be asked for. */
  readonly permission: 'granted' | 'denied' | 'prompt' | undefined;
  /** Whether the document's permissions policy allows the microphone; undefined if unknown. */
  readonly allowedByPolicy: boolean | undefined;
  /** Whether the browser lists any microphone, which it does before one is allowed; undefined if unknown. */
  readonly isThere: boolean | undefined;
}

const REFUSALS = new Map<string, MicrophoneProblem>([
  ['NotFoundError', 'noDevice'],
  // The name in older engines.
  ['DevicesNotFoundError', 'noDevice'],
  ['NotReadableError', 'inUse'],
  ['TrackStartError', 'inUse'],
  ['AbortError', 'inUse'],
  ['OverconstrainedError', 'overConstrained'],
  ['SecurityError', 'deniedByPolicy'],
  // No `mediaDevices` constraints at all: an engine that does not know audio.
  ['TypeError', 'unsupported'],
]);

/**
 * What a rejection of `getUserMedia` means (Media Capture and Streams, 10.2). NotAllowedError alone
 * does not say who refused: the policy, the system, the person now, or the person earlier.
 */
export function problemOf(
  error: {readonly name: string; readonly message: string},
  {permission, allowedByPolicy, isThere}: Circumstances,
): MicrophoneProblem {
  // WebKitGTK's answer where there is none, even to a request without constraints.
  if (error.name === 'OverconstrainedError' && isThere === false) return 'noDevice';
  if (error.name !== 'NotAllowedError' && error.name !== 'PermissionDeniedError') {
    return REFUSALS.get(error.name) ?? 'unknown';
  }
  if (allowedByPolicy === false) return 'deniedByPolicy';
  // Chromium says so in the message only. "By the user agent or the platform" of Firefox and WebKit is
  // said of every refusal.
  if (/by (?:the operating )?system/iu.test(error.message)) return 'deniedBySystem';
  if (permission === 'prompt') return 'dismissed';
  // The site is allowed, so it was not the site's permission that was missing.
  return permission === 'granted' ? 'deniedBySystem' : 'denied';
}

const SUPPORTED = 'Chrome、Edge、Firefox、Safariの新しいバージョン';

interface ProblemText {
  readonly title: string;
  readonly text: string;
  /** Those of the browser when there are none. */
  readonly steps?: readonly string[];
}

const PROBLEMS: Record<MicrophoneProblem, ProblemText> = {
  insecure: {
    title: '安全な接続ではありません',
    text: 'マイクを使えるのは、httpsのページだけです。',
    steps: ['アドレスの先頭を「https://」に変えて、開き直します。'],
  },
  unsupported: {
    title: 'このブラウザでは使えません',
    text: '音を測るのに必要な機能がありません。',
    steps: [`${SUPPORTED}で、このページを開きます。`],
  },
  dismissed: {
    title: '許可がまだです',
    text: 'マイクの許可を選ばずに、画面が閉じられました。',
    steps: [
      '「もう一度試す」を押します。',
      'ブラウザの確認画面で、マイクを許可するほうを選びます。',
    ],
  },
  denied: {
    title: 'マイクがブロックされています',
    text: 'このサイトのマイクの許可が「ブロック」です。次の順に直します。',
  },
  deniedBySystem: {
    title: 'OSがマイクを止めています',
    text: 'ブラウザがマイクを使うことを、OSが許可していません。',
    steps: [
      'Windows：「設定 → プライバシーとセキュリティ → マイク」をオンにします。',
      'macOS：「システム設定 → プライバシーとセキュリティ → マイク」でブラウザをオンにします。',
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
    text: 'ほかのアプリがマイクを使用中か、機器が応答していません。',
    steps: [
      '通話や録音のアプリを閉じます。',
      'マイクを差し直します。',
      '直らなければ、ブラウザを開き直します。',
    ],
  },
  overConstrained: {
    title: '設定に合うマイクがありません',
    text: '標準の設定に戻しても、マイクを使えませんでした。',
    steps: ['別のマイクを選びます。', '「もう一度試す」を押します。'],
  },
  workletFailed: {
    title: '測定の準備ができませんでした',
    text: '通信の切断か、拡張機能による停止が考えられます。',
    steps: ['通信を確かめて、もう一度試します。', '直らなければ、ページを再読み込みします。'],
  },
  meterDied: {
    title: '測定が途中で止まりました',
    text: '測定のプログラムが停止しました。',
    steps: ['もう一度試します。', '重いアプリを閉じると、止まりにくくなります。'],
  },
  unknown: {
    title: 'マイクを開けません',
    text: 'ブラウザから理由を取得できませんでした。',
    steps: ['もう一度試します。', '直らなければ、別のマイクかブラウザで試します。'],
  },
};

/** How to take a refusal back, step by step; names on screen as the browsers write them. */
const UNBLOCK_STEPS: Record<BrowserKind, readonly string[]> = {
  chrome: [
    'アドレスバーの左のボタン（サイト情報を表示）を押します。',
    '「マイク」をオンにします。',
    'このページを再読み込みします。',
  ],
  edge: [
    'アドレスバーの左の鍵のボタンを押します。',
    '「このサイトのアクセス許可」で、マイクを「許可」にします。',
    'このページを再読み込みします。',
  ],
  firefox: [
    'アドレスバーの左の、マイクに斜線の入ったボタンを押します。',
    '「ブロックしました」の横の×を押して、消します。',
    'もう一度「マイクを使う」を押し、「許可する」を選びます。',
  ],
  safari: [
    'メニューバーの「Safari」から、「このWebサイトでの設定」を開きます。',
    '「マイク」を「許可」にします。',
    'このページを再読み込みします。',
  ],
  ios: [
    'アドレスバーのメニューから「Webサイトの設定」を開き、「マイク」を「許可」にします。',
    '出ないときは、iOSの「設定」でこのブラウザを開き、「マイク」をオンにします。',
    'このページを再読み込みします。',
  ],
  android: [
    'アドレスバーの左のボタンを押し、「権限」を開きます。',
    '「マイク」をオンにします。',
    'このページを再読み込みします。',
  ],
  other: [
    'ブラウザの設定で、サイトの権限を開きます。',
    'このサイトの「マイク」を「許可」にします。',
    'このページを再読み込みします。',
  ],
};

/** What is said of a problem, and what to do, in a page whose button is 「マイクを使う」. */
export function microphoneProblemText(
  problem: MicrophoneProblem,
  browser: BrowserKind,
): Required<ProblemText> {
  return {steps: UNBLOCK_STEPS[browser], ...PROBLEMS[problem]};
}

/** Whether trying again in the same browser may help. */
export const canRetryMicrophone = (problem: MicrophoneProblem): boolean =>
  problem !== 'insecure' && problem !== 'unsupported';
