import {fold} from './fold';
import type {Alias} from './lexicon';
import {PREFECTURES} from './prefectures';

/** At most so many lines count, so that a settings link stays short. */
const MAX_ALIASES = 50;

/** A line that cannot be used, counted from 1. */
export interface AliasFault {
  readonly line: number;
  readonly text: string;
}

const CODES = new Map(
  PREFECTURES.flatMap(({code, name, fullName, kana}) =>
    [name, fullName, kana].map((word) => [fold(word), code] as const),
  ),
);

/** Reads lines of 「言葉=都道府県」; empty ones are passed over. */
export function readAliases(text: string): {
  readonly aliases: readonly Alias[];
  readonly faults: readonly AliasFault[];
} {
  const aliases: Alias[] = [];
  const faults: AliasFault[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [word = '', place = ''] = line
      .normalize('NFKC')
      .split('=')
      .map((part) => part.trim());
    const code = CODES.get(fold(place));
    const isGood = word !== '' && [...word].length <= 20 && code !== undefined;
    if (isGood && aliases.length < MAX_ALIASES) aliases.push({word, code});
    else faults.push({line: index + 1, text: line.trim()});
  }
  return {aliases, faults};
}
