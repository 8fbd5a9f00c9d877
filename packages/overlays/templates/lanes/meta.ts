import {defineTemplate} from '../../model/template';
import {options} from './fields';
import {LOOK} from './look';

/** Columns side by side, each with a head in the colour of its service. */
export const lanes = defineTemplate({
  id: 'lanes',
  name: 'サービス別レーン',
  description: '配信サイトごとに列を分けて並べます。列は、コメントの来たサイトの分だけできます。',
  since: '8_0',
  isPro: false,
  weight: {kind: 'light'},
  layouts: ['横', '見出し付き'],
  runtime: 'lanes',
  output: 'zip',
  needs: ['SERVICE'],
  changes: [{date: '2026-11-21', text: '公開しました。'}],
  without: ['layout.isVertical', 'box.tail', 'box.tailSize'],
  defaults: {
    'canvas.width': 1280,
    'canvas.height': 560,
    'canvas.top': 6,
    'layout.gap': 6,
    'flow.limit': 12,
    'name.size': 0.8,
    'name.lineHeight': 1.3,
    'body.size': 19,
    'body.weight': 600,
    'body.lineHeight': 1.4,
    'outline.nameWidth': 0,
    'outline.bodyWidth': 0,
    'outline.paidWidth': 0,
    'box.isShown': true,
    'box.background': '#10182ae0',
    'box.radius': 8,
    'box.padX': 10,
    'avatar.size': 32,
    'avatar.gap': 8,
    'services.niconamaAccent': '#4a4f58ff',
  },
  own: options,
  look: LOOK,
});
