/** A picture of the app in the media kit, taken by `npm run screens`. */
interface Screen {
  /** Its path below static/, and of the site. */
  readonly file: string;
  readonly label: string;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export type ScreenId = 'overlay' | 'window';

export const SCREENS: Readonly<Record<ScreenId, Screen>> = {
  overlay: {
    file: 'img/screens/komebiyori-overlay.png',
    label: '配信に重ねた様子',
    alt: '配信の画面に、コメント、アンケートの途中結果、参加待ちの名前が重なっています。',
    width: 1920,
    height: 1080,
  },
  window: {
    file: 'img/screens/komebiyori-window.png',
    label: 'メイン画面',
    alt: '本アプリのメイン画面。上に枠、左にコメント、右にギフトの一覧が並んでいます。',
    width: 2160,
    height: 976,
  },
};
