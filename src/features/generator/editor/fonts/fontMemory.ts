import * as v from 'valibot';
import {parsedJson} from '@komebiyori/lib/parsedJson';
import {plain} from '../controls/searchOptions';

/** The fonts that a visitor likes, and those chosen last; the newest first. */
export interface FontMemory {
  readonly favorites: readonly string[];
  readonly recent: readonly string[];
}

export const FONTS_KEY = 'generator.fonts';
export const NO_MEMORY: FontMemory = {favorites: [], recent: []};

const MAX_FAVORITES = 50;
const MAX_RECENT = 5;

const Families = v.pipe(
  v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  v.transform((families) => [...new Set(families)]),
  v.readonly(),
);
const Kept = v.object({favorites: Families, recent: Families});

/** Reads what was kept; never throws. */
export function readFontMemory(text: string | undefined): FontMemory {
  const {favorites, recent} = v.parse(v.fallback(Kept, NO_MEMORY), parsedJson(text ?? ''));
  return {favorites: favorites.slice(0, MAX_FAVORITES), recent: recent.slice(0, MAX_RECENT)};
}

/** As it is kept; undefined when there is nothing to keep. */
export const fontMemoryText = (memory: FontMemory): string | undefined =>
  memory.favorites.length + memory.recent.length === 0 ? undefined : JSON.stringify(memory);

/** A family was chosen. */
export const withRecent = ({favorites, recent}: FontMemory, family: string): FontMemory => ({
  favorites,
  recent: [family, ...recent.filter((one) => one !== family)].slice(0, MAX_RECENT),
});

/** A family is liked, or no longer; with too many, the oldest goes. */
export const withFavorite = ({favorites, recent}: FontMemory, family: string): FontMemory => ({
  favorites: favorites.includes(family)
    ? favorites.filter((one) => one !== family)
    : [family, ...favorites].slice(0, MAX_FAVORITES),
  recent,
});

/** The families whose name has all words. */
export function searchFamilies(families: readonly string[], query: string): readonly string[] {
  const words = plain(query).split(/\s+/u);
  return families.filter((family) => words.every((word) => plain(family).includes(word)));
}
