import {nearestWeight, type UsedFont} from './webFonts';

/** A family whose files the site has for zips: from the package `@fontsource/<id>`. */
export interface BundledFont {
  readonly family: string;
  /** The name of the package without its scope, which its files begin with. */
  readonly id: string;
  /** The part of the family that is one file; `japanese` has Latin letters, too. */
  readonly subset: 'japanese' | 'latin';
  readonly weights: readonly number[];
}

const ONE = [400];
const TWO = [400, 700];

const families = (
  subset: BundledFont['subset'],
  list: Readonly<Record<string, readonly number[]>>,
): BundledFont[] =>
  Object.entries(list).map(([family, weights]) => ({
    family,
    id: family.toLowerCase().replaceAll(' ', '-'),
    subset,
    weights,
  }));

/**
 * All of them are under the SIL Open Font License. Few weights, since a Japanese one is a megabyte or
 * two: the browser draws those between from the nearest.
 */
export const BUNDLED_FONTS: readonly BundledFont[] = [
  ...families('japanese', {
    'Noto Sans JP': TWO,
    'Zen Kaku Gothic New': TWO,
    'Dela Gothic One': ONE,
    'M PLUS Rounded 1c': TWO,
    'Zen Maru Gothic': TWO,
    'Shippori Mincho': TWO,
    'Yusei Magic': ONE,
    'Hachi Maru Pop': ONE,
    Yomogi: ONE,
    DotGothic16: ONE,
    'Mochiy Pop One': ONE,
    'RocknRoll One': ONE,
    'Reggae One': ONE,
    'Rampart One': ONE,
  }),
  ...families('latin', {
    'Press Start 2P': ONE,
    VT323: ONE,
    'Share Tech Mono': ONE,
    Orbitron: TWO,
    'Bebas Neue': ONE,
    Montserrat: TWO,
  }),
];

/** Whether the site has files of a family. */
export const isBundled = (family: string): boolean =>
  BUNDLED_FONTS.some((font) => font.family === family);

/** The files that families need, each once: those of the nearest weights. Others have none. */
export function bundledFaces(used: readonly UsedFont[]): readonly UsedFont[] {
  return BUNDLED_FONTS.flatMap(({family, weights}) => {
    const wanted = used.filter((one) => one.family === family);
    const nearest = new Set(wanted.map(({weight}) => nearestWeight(weights, weight)));
    return [...nearest].sort((a, b) => a - b).map((weight) => ({family, weight}));
  });
}
