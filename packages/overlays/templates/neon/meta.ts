import {defineTemplate} from '../../model/template';
import {options} from './fields';
import {LOOK} from './look';

/**
 * Letters of light: a white core, a deep edge of the colour of the tube, and a glow. The edge is what
 * keeps it readable where the game is as bright as the glow.
 */
export const neon = defineTemplate({
  id: 'neon',
  name: 'ネオン',
  description: '文字が光ります。光の強さは3段です。明るい画面でも読めるように、濃い縁を付けます。',
  since: '4_2',
  isPro: false,
  weight: {kind: 'light'},
  layouts: ['縦', '横'],
  runtime: 'list',
  output: 'css-and-zip',
  needs: [],
  changes: [{date: '2026-11-21', text: '公開しました。'}],
  without: ['shadow.glowLayers', 'shadow.glowSize'],
  defaults: {
    'layout.gap': 12,
    'name.color': '#ffd0f4ff',
    'name.size': 0.8,
    'name.spacing': 0.04,
    'name.lineHeight': 1.35,
    'body.size': 26,
    'body.spacing': 0.02,
    'body.lineHeight': 1.4,
    'outline.nameColor': '#6b0057ff',
    'outline.bodyWidth': 2.5,
    'outline.bodyColor': '#6b0057ff',
    'outline.paidWidth': 2.5,
    'outline.paidColor': '#6b0057ff',
    'shadow.glowColor': '#ff2bd6ff',
    'avatar.size': 46,
    'avatar.borderWidth': 2,
    'avatar.borderColor': '#ffe9fbff',
    'box.padX': 10,
    'box.padY': 5,
    'box.radius': 14,
    'motion.in': 'blur',
    'motion.inMs': 300,
  },
  own: options,
  look: LOOK,
});
