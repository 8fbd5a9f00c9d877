import {createHash} from 'node:crypto';

/** What a policy calls a script by, without quotes: `sha256-…` (CSP Level 3, 2.3.1). */
export const scriptHash = (code: string): string =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`;
