import {FORMAT_TRAITS, type Format} from './output';

/**
 * A name for the result: that of the source, without its ending and without what Windows, macOS or OBS
 * do not take in a name; at most 80 characters before the ending.
 */
export function resultName(sourceName: string, format: Format): string {
  const bare = sourceName
    .replace(/\.[^.]*$/u, '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, '_')
    .replace(/^[. ]+|[. ]+$/gu, '');
  const stem = [...bare].slice(0, 80).join('') || 'clip';
  const safe = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu.test(stem) ? `_${stem}` : stem;
  return `${safe}.${FORMAT_TRAITS[format].extension}`;
}
