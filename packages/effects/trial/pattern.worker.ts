import {isSlow, matches, readPattern} from '../model/patterns';

/** Whether a line of an item's patterns fits a text; without a text, whether it is slow. */
export interface Question {
  readonly line: string;
  readonly text?: string;
}

addEventListener('message', ({data: {line, text}}: MessageEvent<Question>) => {
  const pattern = readPattern(line);
  const answer =
    text === undefined
      ? pattern.kind === 'expression' && isSlow(pattern.expression, () => performance.now())
      : matches(line, text);
  postMessage(answer);
});
