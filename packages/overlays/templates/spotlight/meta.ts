import {defineTemplate} from '../../model/template';
import {options} from './fields';
import {LOOK} from './look';

/** A lit stage for the pinned comment, with all others small below it. */
export const spotlight = defineTemplate({
  id: 'spotlight',
  name: 'ピックアップ',
  description: '本アプリでピン留めしたコメントを、上に大きく出します。ほかは下に小さく並びます。',
  since: '7_0',
  isPro: false,
  weight: {kind: 'light'},
  layouts: ['縦', '単発'],
  runtime: 'spotlight',
  output: 'zip',
  needs: [],
  changes: [{date: '2026-11-21', text: '公開しました。'}],
  without: ['layout.isVertical', 'box.tail', 'box.tailSize', 'box.area'],
  defaults: {
    'canvas.width': 560,
    'canvas.height': 860,
    'canvas.top': 4,
    'layout.gap': 6,
    'name.size': 0.8,
    'name.lineHeight': 1.3,
    'body.size': 21,
    'body.weight': 600,
    'body.lineHeight': 1.4,
    'outline.nameWidth': 0,
    'outline.bodyWidth': 0,
    'outline.paidWidth': 0,
    'box.isShown': true,
    'box.background': '#121826d9',
    'box.radius': 10,
    'avatar.size': 34,
  },
  own: options,
  look: LOOK,
});
