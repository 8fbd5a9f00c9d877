import {BACKGROUNDS} from '@komebiyori/overlays/contrast/checkContrast';

/** What lies behind the overlay in the preview. */
export interface Background {
  readonly id: string;
  readonly label: string;
  /** A value of CSS `background`; the empty one shows that there is nothing. */
  readonly paint: string;
}

const solid = (id: 'black' | 'white' | 'grey'): Background => {
  const {label = '', colors = ['#000000']} = BACKGROUNDS.find((one) => one.id === id) ?? {};
  return {id, label, paint: colors[0]};
};

/** A sunny meadow with clouds, of gradients. */
const MEADOW = [
  'radial-gradient(circle at 82% 16%, #fff3c4 0 5%, #fff3c400 16%)',
  'radial-gradient(60% 10% at 22% 24%, #ffffffd9 0 40%, #ffffff00)',
  'radial-gradient(40% 8% at 66% 38%, #ffffffd9 0 40%, #ffffff00)',
  'radial-gradient(80% 40% at 20% 104%, #4caf50 0 60%, #4caf5000 61%)',
  'radial-gradient(90% 46% at 82% 108%, #7fdc7a 0 60%, #7fdc7a00 61%)',
  'repeating-linear-gradient(90deg, #e8b04a 0 26px, #d99a33 26px 52px) 50% 100% / 30% 9% no-repeat',
  'linear-gradient(#5bb8ff, #8fd3ff 45%, #dff4ff 72%, #a6e3a1 73%)',
].join(', ');

/** A cave with torches and lit ground. */
const CAVE = [
  'radial-gradient(12% 20% at 18% 38%, #ffb45ecc 0, #ffb45e00)',
  'radial-gradient(10% 18% at 78% 30%, #ff8a3db3 0, #ff8a3d00)',
  'radial-gradient(30% 14% at 50% 72%, #4a5fb066 0, #4a5fb000)',
  'repeating-linear-gradient(0deg, #ffffff0a 0 2px, #ffffff00 2px 34px)',
  'repeating-linear-gradient(90deg, #00000055 0 3px, #00000000 3px 58px)',
  'linear-gradient(#0b1020 0 20%, #2a1b3d 60%, #3b2f1e 78%, #1a140c)',
].join(', ');

/** A room out of focus: window, lamp, shelf. */
const ROOM = [
  'radial-gradient(9% 12% at 12% 30%, #ffe9c2e6 0 30%, #ffe9c200)',
  'radial-gradient(16% 26% at 84% 24%, #dceefbe6 0 55%, #dceefb00)',
  'radial-gradient(22% 46% at 50% 78%, #8c6a58 0 45%, #8c6a5800)',
  'radial-gradient(9% 14% at 50% 48%, #e7c3a6 0 60%, #e7c3a600)',
  'linear-gradient(90deg, #3d4a46e6, #3d4a4600 26%) 0 0 / 100% 70% no-repeat',
  'repeating-linear-gradient(90deg, #7b4b3a66 0 14px, #b9875a66 14px 22px, #52616b66 22px 40px) 22% 40% / 22% 14% no-repeat',
  'linear-gradient(#c9b8a4, #b39c85 62%, #6e5544 63%, #55402f)',
].join(', ');

/** In the order of the chooser. */
export const PREVIEW_BACKGROUNDS: readonly Background[] = [
  {id: 'none', label: '透明', paint: ''},
  solid('black'),
  solid('white'),
  solid('grey'),
  {id: 'key', label: 'クロマキー緑', paint: '#00b140'},
  {id: 'bright', label: '明るいゲーム', paint: MEADOW},
  {id: 'dark', label: '暗いゲーム', paint: CAVE},
  {id: 'room', label: '実写風', paint: ROOM},
];

/** The visitor's own picture or video. */
export const OWN_BACKGROUND = 'own';
