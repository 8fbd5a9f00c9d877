import {PREFECTURES, REGIONS, type PrefectureCode} from '../places/prefectures';
import type {Settings} from '../settings/settings';

/** A prefecture or a region with its votes. */
export interface Standing {
  readonly key: string;
  readonly codes: readonly PrefectureCode[];
  readonly names: Readonly<Record<Settings['language'], string>>;
  readonly count: number;
  /** Equal counts have equal ranks. */
  readonly rank: number;
}

export interface Standings {
  /** Those with enough votes, the most first; equal ones from north to south. */
  readonly rows: readonly Standing[];
  /** All votes, also of those with too few to be shown. */
  readonly total: number;
  readonly reached: number;
  readonly goal: number;
}

export type Area = Omit<Standing, 'count' | 'rank'>;

/** What is counted, from north to south. */
export const AREAS: Readonly<Record<Settings['mode'], readonly Area[]>> = {
  prefecture: PREFECTURES.map(({code, id, name, kana, english}) => ({
    key: id,
    codes: [code],
    names: {ja: name, kana, en: english},
  })),
  region: REGIONS.map(({id, name, english}) => ({
    key: id,
    codes: PREFECTURES.filter(({region}) => region === id).map(({code}) => code),
    names: {ja: name, kana: name, en: english},
  })),
};

/** Who leads, and how many are reached. */
export function standingsOf(
  counts: ReadonlyMap<PrefectureCode, number>,
  {mode, minimum}: Pick<Settings, 'mode' | 'minimum'>,
): Standings {
  const areas = AREAS[mode];
  const counted = areas.map((area) => ({
    ...area,
    count: area.codes.reduce((sum, code) => sum + (counts.get(code) ?? 0), 0),
  }));
  const shown = counted.filter(({count}) => count >= minimum).sort((a, b) => b.count - a.count);
  const rows = shown.map((area) => ({
    ...area,
    rank: shown.filter(({count}) => count > area.count).length + 1,
  }));
  const total = counted.reduce((sum, {count}) => sum + count, 0);
  return {rows, total, reached: rows.length, goal: areas.length};
}
