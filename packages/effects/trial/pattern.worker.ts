import {isSlow, matches, readPattern} from '../model/patterns';
import type {Question} from './protocol';

addEventListener('message', ({data: {line, text}}: MessageEvent<Question>) => {
  const pattern = readPattern(line);
  const answer =
    text === undefined
      ? pattern.kind === 'expression' && isSlow(pattern.expression, () => performance.now())
      : matches(line, text);
  postMessage(answer);
});
