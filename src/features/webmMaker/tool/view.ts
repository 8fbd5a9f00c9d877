import * as v from 'valibot';

/** What is seen through the picture. */
export const BACKDROPS = ['checks', 'white', 'black', 'game'] as const;
export type Backdrop = (typeof BACKDROPS)[number];

export const BACKDROP_NAMES: Readonly<Record<Backdrop, string>> = {
  checks: '市松',
  white: '白',
  black: '黒',
  game: 'ゲーム風',
};

/** A game-like scene: sky, sun, hills, ground. */
const GAME = [
  'radial-gradient(circle at 82% 16%, #fff3c4 0 5%, #fff3c400 16%)',
  'radial-gradient(80% 40% at 20% 104%, #4caf50 0 60%, #4caf5000 61%)',
  'radial-gradient(90% 46% at 82% 108%, #7fdc7a 0 60%, #7fdc7a00 61%)',
  'repeating-linear-gradient(90deg, #e8b04a 0 26px, #d99a33 26px 52px) 50% 100% / 100% 9% no-repeat',
  'linear-gradient(#5bb8ff, #8fd3ff 45%, #dff4ff 72%, #a6e3a1 73%)',
].join(', ');

/** Values of CSS `background`: what pictures are laid over is the same in light and dark. */
export const BACKDROP_PAINTS: Readonly<Record<Backdrop, string>> = {
  checks: 'repeating-conic-gradient(#c9c9c9 0 25%, #ffffff 0 50%) 0 / 20px 20px',
  white: '#ffffff',
  black: '#000000',
  game: GAME,
};

/** Magnifications of the preview; 0 fits it in. */
export const ZOOMS = [0, 0.5, 1, 2, 4] as const;

export const VIEW_SCHEMA = v.object({
  backdrop: v.picklist(BACKDROPS),
  zoom: v.picklist(ZOOMS),
  isLooped: v.boolean(),
  /** Whether the left part shows the picture without its key, background and fades. */
  isCompared: v.boolean(),
});

/** How the preview is looked at. */
export type View = v.InferOutput<typeof VIEW_SCHEMA>;

export const DEFAULT_VIEW: View = {
  backdrop: 'checks',
  zoom: 0,
  isLooped: true,
  isCompared: false,
};
