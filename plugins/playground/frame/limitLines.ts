import {MOST_TEXT, type ConsoleLine} from '../shared/messages';

/** So many lines in a second reach the page; nobody reads more. */
const MOST_LINES = 100;
const SECOND = 1000;

/** Takes what makes a line, which is asked for one only while there is room. */
export type LineTaker = (make: () => ConsoleLine) => void;

/**
 * Tells lines, but of a template that writes without end only the first of each second, and how many
 * there were besides: the page could do nothing else than take them.
 */
export function limitLines(tell: (line: ConsoleLine) => void): LineTaker {
  let told = 0;
  let leftOut = 0;
  const anew = (): void => {
    if (leftOut > 0) {
      tell({level: 'warn', text: `行が多すぎるため、ほかの${leftOut}行を省きました。`});
    }
    told = 0;
    leftOut = 0;
  };
  return (make) => {
    if (told === 0) setTimeout(anew, SECOND);
    if (told >= MOST_LINES) leftOut += 1;
    else {
      told += 1;
      const line = make();
      tell({...line, text: line.text.slice(0, MOST_TEXT)});
    }
  };
}
