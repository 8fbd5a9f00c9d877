import {stack, toHex} from '../../contrast/color';
import {rule} from '../../css/rule';
import {COLORED, SELECTORS} from '../../css/selectors';
import {choice, number, toggle} from '../../model/fields';
import {defineGroup} from '../../model/group';
import {defineTemplate} from '../../model/template';
import {NAME_ON_PAID, NO_OUTLINE} from '../sharedLooks';

/** Colours in the glass, all so thin that the text keeps its contrast. */
const TINTS = {
  none: {angle: 0, stops: []},
  ice: {angle: 120, stops: ['#7fd8ff2e', '#b39dff1f 60%', '#7fd8ff26']},
  dusk: {angle: 120, stops: ['#ff8a5b2e', '#b14bff26']},
  forest: {angle: 120, stops: ['#3fd6a02e', '#2b7bff1f']},
  aurora: {angle: 100, stops: ['#3dffc826', '#5b8cff26 35%', '#c05bff26 65%', '#ff6fb526']},
} as const;

function tinted(tint: keyof typeof TINTS): string | undefined {
  const {angle, stops} = TINTS[tint];
  return stops.length === 0 ? undefined : `linear-gradient(${angle}deg, ${stops.join(', ')})`;
}

const white = (percent: number): string => toHex({r: 1, g: 1, b: 1, a: percent / 100});

/** What the pane has over its colour: the tint with the grain on it. */
function coats(tint: keyof typeof TINTS, grain: boolean): readonly string[] {
  const stops = TINTS[tint].stops.map((stop) => stop.slice(0, 9));
  const light = white(grain ? 2.5 : 0);
  return stops.length === 0 ? [light] : stops.map((stop) => stack(light, stop));
}

/** Grain of 120 × 120 pixels, drawn by the browser. */
const GRAIN = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='120' height='120'%3E%3Cfilter id='n'%3E%3CfeTurbulence type='fractalNoise' baseFrequency='.9' numOctaves='2' stitchTiles='stitch'/%3E%3CfeColorMatrix values='0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 .9 0 0 0 -.38'/%3E%3C/filter%3E%3Crect width='120' height='120' filter='url(%23n)' opacity='.3'/%3E%3C/svg%3E")`;

/** What the panes are made of. */
const options = defineGroup({
  id: 'glass',
  label: 'ガラスの質感',
  fields: {
    tint: choice(
      {none: 'なし', ice: '氷', dusk: '夕焼け', forest: '森', aurora: 'オーロラ'},
      {label: 'ガラスの色味', initial: 'ice'},
    ),
    sheen: number({label: '上のつや', min: 0, max: 60, step: 2, unit: '%', initial: 14}),
    grain: toggle({label: '細かい粒を重ねる', initial: true, words: ['ノイズ', 'くもり']}),
    edge: choice({none: 'なし', top: '上だけ', round: 'すべて'}, {label: '縁の光', initial: 'top'}),
    gleam: toggle({label: '斜めの光を入れる', initial: true}),
  },
  css({tint, sheen, grain, edge, gleam}) {
    const art = [
      gleam ? GLEAM : undefined,
      sheen > 0 ? `linear-gradient(rgb(255 255 255 / ${sheen}%), #fff0 45%)` : undefined,
      grain ? GRAIN : undefined,
      tinted(tint),
    ].filter((one) => one !== undefined);
    return [
      rule(SELECTORS.comment, {
        'background-image': art.length > 0 ? art.join(', ') : undefined,
        'background-origin': 'border-box',
        'box-shadow': edge === 'none' ? undefined : `${EDGES[edge]}, var(--lcv-box-shadow)`,
      }),
      // The colours of services are bright already.
      rule(COLORED, {'background-image': gleam ? GLEAM : 'none'}),
    ];
  },
  // Names stand where the sheen has lost some of its light, texts below it.
  standing: ({tint, sheen, grain}) => ({
    nameOn: [white(sheen * 0.5)],
    above: coats(tint, grain),
  }),
});

const EDGES = {
  top: 'inset 0 1px 1px #ffffff99',
  round: 'inset 0 0 0 1px #ffffff59, inset 0 0 14px #ffffff40',
} as const;

const GLEAM =
  'linear-gradient(115deg, #fff0 62%, #ffffff1f 62.2% 70%, #fff0 70.2% 73%, #ffffff14 73.2% 76%, #fff0 76.2%)';

/** The pane brightens towards its upper edge; names stand apart by a hair of light. */
const LOOK = /* css */ `
.comment .comment-block {
  gap: 1px;
}
.comment .avatar img {
  box-shadow: 0 2px 8px #08122880;
}
${NAME_ON_PAID}`;

/**
 * Panes of frosted glass. Nothing in OBS can blur the game behind a source, so the frost is drawn:
 * grain, a sheen from above and a bright edge.
 */
export const glass = defineTemplate({
  id: 'glass',
  name: 'すりガラス',
  description: '透けるガラスの板に載せます。光る縁と細かい粒で、曇りガラスに見せます。',
  since: '6_0',
  layouts: ['縦', '横'],
  changes: [
    {date: '2026-11-28', text: '名前が読みやすくなるように、ガラスの色を少し濃くしました。'},
    {date: '2026-11-21', text: '公開しました。'},
  ],
  without: ['box.tail', 'box.tailSize'],
  defaults: {
    'layout.gap': 10,
    'name.color': '#d7ecffff',
    'name.size': 0.75,
    'name.weight': 600,
    'name.lineHeight': 1.35,
    'body.size': 23,
    'body.weight': 600,
    'body.lineHeight': 1.45,
    ...NO_OUTLINE,
    'shadow.isShown': true,
    'shadow.y': 1,
    'shadow.blur': 3,
    'shadow.color': '#0a142899',
    'box.isShown': true,
    'box.background': '#13203ad9',
    'box.borderWidth': 1,
    'box.borderColor': '#ffffff73',
    'box.radius': 18,
    'box.padX': 14,
    'box.padY': 9,
    'box.shadowY': 6,
    'box.shadowBlur': 18,
    'box.shadowColor': '#0812284d',
    'avatar.size': 46,
    'avatar.gap': 12,
    'avatar.borderWidth': 2,
    'avatar.borderColor': '#ffffffb3',
    'motion.in': 'fade',
    'motion.inMs': 400,
  },
  own: options,
  look: LOOK,
});
