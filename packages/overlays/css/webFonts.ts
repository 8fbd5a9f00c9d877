/** A family of Google Fonts, with the weights that it has. */
export interface WebFont {
  readonly family: string;
  readonly weights: readonly number[];
  readonly kind: 'ゴシック' | '丸ゴシック' | '明朝' | '手書き' | '飾り' | '英字';
}

const ONE = [400];
const NINE = [100, 200, 300, 400, 500, 600, 700, 800, 900];

const families = (
  kind: WebFont['kind'],
  list: Readonly<Record<string, readonly number[]>>,
): WebFont[] => Object.entries(list).map(([family, weights]) => ({family, weights, kind}));

/** Families that are free to use on streams (SIL OFL, or Apache 2.0, as Google Fonts lists them). */
export const WEB_FONTS: readonly WebFont[] = [
  ...families('ゴシック', {
    'Noto Sans JP': NINE,
    'BIZ UDPGothic': [400, 700],
    'M PLUS 1p': [100, 300, 400, 500, 700, 800, 900],
    'Zen Kaku Gothic New': [300, 400, 500, 700, 900],
    'Dela Gothic One': ONE,
    Stick: ONE,
    'BIZ UDGothic': [400, 700],
    'IBM Plex Sans JP': [100, 200, 300, 400, 500, 600, 700],
    'M PLUS 1': NINE,
    'M PLUS 2': NINE,
    'M PLUS 1 Code': [100, 200, 300, 400, 500, 600, 700],
    Murecho: NINE,
    'Sawarabi Gothic': ONE,
    'Shippori Antique': ONE,
    'Zen Kaku Gothic Antique': [300, 400, 500, 700, 900],
  }),
  ...families('丸ゴシック', {
    'M PLUS Rounded 1c': [100, 300, 400, 500, 700, 800, 900],
    'Zen Maru Gothic': [300, 400, 500, 700, 900],
    'Kosugi Maru': ONE,
    'Kiwi Maru': [300, 400, 500],
    'Tsukimi Rounded': [300, 400, 500, 600, 700],
    'Monomaniac One': ONE,
  }),
  ...families('明朝', {
    'Noto Serif JP': [200, 300, 400, 500, 600, 700, 800, 900],
    'Shippori Mincho': [400, 500, 600, 700, 800],
    'Zen Old Mincho': [400, 500, 600, 700, 900],
    'Kaisei Decol': [400, 500, 700],
    'Kaisei Tokumin': [400, 500, 700, 800],
    'BIZ UDMincho': [400, 700],
    'BIZ UDPMincho': [400, 700],
    'Hina Mincho': ONE,
    'Kaisei HarunoUmi': [400, 500, 700],
    'Kaisei Opti': [400, 500, 700],
    'New Tegomin': ONE,
    'Sawarabi Mincho': ONE,
    'Zen Antique': ONE,
    'Zen Antique Soft': ONE,
  }),
  ...families('手書き', {
    'Yusei Magic': ONE,
    'Hachi Maru Pop': ONE,
    Yomogi: ONE,
    'Klee One': [400, 600],
    'Darumadrop One': ONE,
    'Yuji Syuku': ONE,
    'Slackside One': ONE,
    'Yuji Boku': ONE,
    'Yuji Mai': ONE,
    'Zen Kurenaido': ONE,
  }),
  ...families('飾り', {
    DotGothic16: ONE,
    'Mochiy Pop One': ONE,
    'Potta One': ONE,
    'RocknRoll One': ONE,
    'Reggae One': ONE,
    'Rampart One': ONE,
    'Train One': ONE,
    'Cherry Bomb One': ONE,
    'Aoboshi One': ONE,
    Chokokutai: ONE,
    'Mochiy Pop P One': ONE,
    'Palette Mosaic': ONE,
    'Rock 3D': ONE,
    Shizuru: ONE,
    'WDXL Lubrifont JP N': ONE,
  }),
  ...families('英字', {
    'Press Start 2P': ONE,
    VT323: ONE,
    'Share Tech Mono': ONE,
    Orbitron: [400, 500, 600, 700, 800, 900],
    Audiowide: ONE,
    'Bebas Neue': ONE,
    Montserrat: NINE,
    Comfortaa: [300, 400, 500, 600, 700],
    Quicksand: [300, 400, 500, 600, 700],
    Pacifico: ONE,
    Anton: ONE,
    'Archivo Black': ONE,
    Bangers: ONE,
    'Barlow Condensed': NINE,
    'Black Ops One': ONE,
    Bungee: ONE,
    Caveat: [400, 500, 600, 700],
    'Chakra Petch': [300, 400, 500, 600, 700],
    Creepster: ONE,
    'Dancing Script': [400, 500, 600, 700],
    'Exo 2': NINE,
    Fredoka: [300, 400, 500, 600, 700],
    'Great Vibes': ONE,
    'IBM Plex Mono': [100, 200, 300, 400, 500, 600, 700],
    Inter: NINE,
    'JetBrains Mono': [100, 200, 300, 400, 500, 600, 700, 800],
    'Josefin Sans': [100, 200, 300, 400, 500, 600, 700],
    Lobster: ONE,
    Monoton: ONE,
    Nunito: [200, 300, 400, 500, 600, 700, 800, 900],
    Oswald: [200, 300, 400, 500, 600, 700],
    'Pixelify Sans': [400, 500, 600, 700],
    'Playfair Display': [400, 500, 600, 700, 800, 900],
    Poppins: NINE,
    Rajdhani: [300, 400, 500, 600, 700],
    Righteous: ONE,
    Roboto: NINE,
    'Russo One': ONE,
    Silkscreen: [400, 700],
    'Titan One': ONE,
  }),
];

/** Whether Google Fonts has a family. */
export const isOfWeb = (family: string): boolean =>
  WEB_FONTS.some((font) => font.family === family);

/** A family with the weight that some text has. */
export interface UsedFont {
  readonly family: string;
  readonly weight: number;
}

/**
 * The `@import` rules for the families that Google Fonts has, sorted; weights are those of the family
 * that come nearest, since an unknown one makes the whole answer an error (CSS API, version 2).
 */
export function fontImports(used: readonly UsedFont[]): readonly string[] {
  return usedWebFonts(used).map(({family, weights}) => {
    const name = family.replaceAll(' ', '+');
    const url = `https://fonts.googleapis.com/css2?family=${name}:wght@${weights.join(';')}&display=swap`;
    return `@import url("${url}");`;
  });
}

/** The known families among the used ones, with the weights to load. */
export function usedWebFonts(used: readonly UsedFont[]): readonly WebFont[] {
  return WEB_FONTS.flatMap((font) => {
    const weights = used
      .filter(({family}) => family === font.family)
      .map(({weight}) => nearestWeight(font.weights, weight));
    return weights.length === 0
      ? []
      : [{...font, weights: [...new Set(weights)].sort((a, b) => a - b)}];
  }).sort((a, b) => (a.family < b.family ? -1 : 1));
}

/** Of the weights that a family has, the one that comes nearest to the wanted one. */
export const nearestWeight = (weights: readonly number[], wanted: number): number =>
  weights.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));
