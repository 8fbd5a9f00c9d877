import {cssString} from '../css/fontStack';
import type {ExpectedFont, FontArrival} from './messages';

/** Says which of the families that are waited for have come. */
export interface FontWatch {
  /** Waits for these from now on, and for no others. */
  readonly expect: (fonts: readonly ExpectedFont[]) => void;
  /** Something came that may have brought one. */
  readonly look: () => void;
}

/** A family that has not come by then is told to lack; it may come later. */
const FONT_PATIENCE_MS = 5000;
/** Files of a family are parts of the alphabet: one of these is in every family. */
const SAMPLE = 'あA';

export function createFontWatch(tell: (arrival: FontArrival) => void): FontWatch {
  let waiting: readonly ExpectedFont[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    for (const font of waiting) {
      void isThere(font).then((came) => {
        if (!came || !waiting.includes(font)) return;
        waiting = waiting.filter((one) => one !== font);
        tell({family: font.family, isThere: true});
      });
    }
  };
  return {
    expect(fonts) {
      waiting = fonts;
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (const {family} of waiting) tell({family, isThere: false});
      }, FONT_PATIENCE_MS);
      look();
    },
    look,
  };
}

/** Whether a family is loaded, which begins by asking; no style sheet may know it yet. */
const isThere = ({family, weight}: ExpectedFont): Promise<boolean> =>
  document.fonts.load(`${weight} 16px ${cssString(family)}`, SAMPLE).then(
    (faces) => faces.length > 0,
    () => false,
  );
