import {defineTemplate} from '../../model/template';
import {options} from './fields';
import {LOOK} from './look';

/**
 * Panes of frosted glass. Nothing in OBS can blur the game behind a source, so the frost is drawn:
 * grain, a sheen from above and a bright edge.
 */
export const glass = defineTemplate({
  id: 'glass',
  name: 'すりガラス',
  description: '透けるガラスの板に載せます。光る縁と細かい粒で、曇りガラスに見せます。',
  since: '6_0',
  isPro: false,
  weight: {kind: 'light'},
  layouts: ['縦', '横'],
  runtime: 'list',
  output: 'css-and-zip',
  needs: [],
  changes: [{date: '2026-11-21', text: '公開しました。'}],
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
    'outline.nameWidth': 0,
    'outline.bodyWidth': 0,
    'outline.paidWidth': 0,
    'shadow.isShown': true,
    'shadow.y': 1,
    'shadow.blur': 3,
    'shadow.color': '#0a142899',
    'box.isShown': true,
    'box.background': '#13203ac7',
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
