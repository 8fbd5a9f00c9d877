/** The browsers whose steps to allow something differ. */
export type BrowserKind = 'chrome' | 'edge' | 'firefox' | 'safari' | 'ios' | 'android' | 'other';

/** Which browser a user agent names, as far as the steps to allow something differ. */
export function browserKind(userAgent: string): BrowserKind {
  // Every browser of iOS asks through the system's own settings.
  if (/iPhone|iPad/u.test(userAgent)) return 'ios';
  if (/Firefox\//u.test(userAgent)) return 'firefox';
  if (userAgent.includes('Android')) return 'android';
  if (/Edg\//u.test(userAgent)) return 'edge';
  if (/Chrome\//u.test(userAgent)) return 'chrome';
  return /Safari\//u.test(userAgent) ? 'safari' : 'other';
}

/** Why a page of the web reaches no program without encryption, and the way out. */
interface Barrier {
  readonly text: string;
  readonly steps: readonly [string];
}

const onComputer = (names: string): readonly [string] => [
  `PCの${names}の新しいバージョンで、このページを開きます。`,
];

/**
 * Why a browser lets no encrypted page reach the app or OBS, which have no encryption: it counts as
 * insecure content, whatever the visitor says. WebKit has no exception, Firefox one for the same machine.
 * @param isElsewhere whether the program runs on another machine
 */
export function barrierOf(browser: BrowserKind, isElsewhere: boolean): Barrier | undefined {
  if (browser === 'safari' || browser === 'ios') {
    return {
      text: 'Safariと、iPhoneとiPadのブラウザは、ページから端末のアプリへの通信を止めます。',
      steps: onComputer(isElsewhere ? 'Chrome、Edge' : 'Chrome、Edge、Firefox'),
    };
  }
  if (browser !== 'firefox' || !isElsewhere) return undefined;
  return {
    text: 'Firefoxは、ページからほかの端末のアプリへの通信を止めます。',
    steps: onComputer('Chrome、Edge'),
  };
}
