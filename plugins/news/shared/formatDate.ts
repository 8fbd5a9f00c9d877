import {japaneseDay} from '../../../src/lib/japaneseDay';

const JAPAN_MS = 9 * 60 * 60 * 1000;

/** The day of a moment in Japan, as `2025-10-18`, for `<time datetime>` and for machines. */
export function dayInJapan(iso: string): string {
  return new Date(Date.parse(iso) + JAPAN_MS).toISOString().slice(0, 10);
}

/** The day of a moment in Japan, to be read: `2025年10月18日`. The same on server and browser. */
export function formatDay(iso: string): string {
  return japaneseDay(dayInJapan(iso));
}
