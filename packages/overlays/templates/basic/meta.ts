import {defineTemplate} from '../../model/template';
import {options} from './fields';
import {LOOK} from './look';

/** White letters with a dark edge and a warm name: readable over any game without a box. */
export const basic = defineTemplate({
  id: 'basic',
  name: 'シンプル',
  description: '縁取りした文字を、箱なしで並べます。明るいゲームでも暗いゲームでも読めます。',
  since: '4_2',
  isPro: false,
  weight: {kind: 'light'},
  layouts: ['縦', '横'],
  runtime: 'list',
  output: 'css-and-zip',
  needs: [],
  changes: [{date: '2026-11-21', text: '公開しました。'}],
  without: [],
  defaults: {
    'body.lineHeight': 1.4,
    'name.lineHeight': 1.4,
    'outline.nameWidth': 2.5,
    'outline.bodyWidth': 2.5,
    'outline.paidWidth': 2.5,
    'shadow.isShown': true,
    'shadow.blur': 3,
    'shadow.color': '#00000099',
    'avatar.size': 44,
    'avatar.borderWidth': 2,
    'box.padX': 8,
    'box.padY': 4,
  },
  own: options,
  look: LOOK,
});
