export type BrowserKind = 'chrome' | 'edge' | 'firefox' | 'safari' | 'ios' | 'android' | 'other';

/** Which browser a user agent names, as far as the steps to allow a microphone differ. */
export function browserKind(userAgent: string): BrowserKind {
  // Every browser of iOS asks through the system's own settings.
  if (/iPhone|iPad/u.test(userAgent)) return 'ios';
  if (/Firefox\//u.test(userAgent)) return 'firefox';
  if (userAgent.includes('Android')) return 'android';
  if (/Edg\//u.test(userAgent)) return 'edge';
  if (/Chrome\//u.test(userAgent)) return 'chrome';
  return /Safari\//u.test(userAgent) ? 'safari' : 'other';
}

/** How to take a refusal back, step by step; names on screen as the browsers write them. */
export const UNBLOCK_STEPS: Record<BrowserKind, readonly string[]> = {
  chrome: [
    'アドレスの左のボタン（サイト情報を表示）を押します。',
    '「マイク」を入にします。',
    'このページを再読み込みします。',
  ],
  edge: [
    'アドレスの左の鍵のボタンを押します。',
    '「このサイトのアクセス許可」で、マイクを「許可」にします。',
    'このページを再読み込みします。',
  ],
  firefox: [
    'アドレスの左の、マイクに斜線の入ったボタンを押します。',
    '「ブロックしました」の横の×を押して、消します。',
    'もう一度「マイクを使う」を押し、「許可」を選びます。',
  ],
  safari: [
    'メニューバーの「Safari」から、「このWebサイトでの設定」を開きます。',
    '「マイク」を「許可」にします。',
    'このページを再読み込みします。',
  ],
  ios: [
    'アドレスの欄のメニューから「Webサイトの設定」を開き、「マイク」を「許可」にします。',
    '出ないときは、iOSの「設定」でこのブラウザを開き、「マイク」を入にします。',
    'このページを再読み込みします。',
  ],
  android: [
    'アドレスの左のボタンを押し、「権限」を開きます。',
    '「マイク」を入にします。',
    'このページを再読み込みします。',
  ],
  other: [
    'ブラウザの設定で、サイトの権限を開きます。',
    'このサイトの「マイク」を「許可」にします。',
    'このページを再読み込みします。',
  ],
};
