import {GROUP_IDS} from '../../model/groups';
import {defineTemplate} from '../../model/template';
import {options} from './fields';
import {LOOK} from './look';

/** Narrow dark lines as wide as their text, with the colour of the service at their left. */
export const inline = defineTemplate({
  id: 'inline',
  name: '1ライン',
  description: '名前と本文を続けて書きます。場所を取らないので、たくさん並べられます。',
  since: '4_2',
  isPro: false,
  weight: {kind: 'light'},
  layouts: ['縦'],
  runtime: 'list',
  output: 'css-and-zip',
  needs: [],
  groups: GROUP_IDS,
  without: ['flow.marqueeSpeed', 'layout.namePlace', 'layout.isVertical'],
  defaults: {
    'layout.namePlace': 'inline',
    'layout.gap': 4,
    'name.size': 0.9,
    'name.color': '#ffd479ff',
    'name.lineHeight': 1.45,
    'body.size': 22,
    'body.weight': 600,
    'body.lineHeight': 1.45,
    'outline.nameWidth': 0,
    'outline.bodyWidth': 0,
    'outline.paidWidth': 0,
    'box.isShown': true,
    'box.background': '#0c1220db',
    'box.radius': 6,
    'box.padY': 3,
    'box.stripe': 'left',
    'box.stripeWidth': 4,
    'services.place': 'stripe',
    'services.niconamaAccent': '#f2f2f2ff',
    'avatar.isShown': false,
    'avatar.size': 28,
    'motion.in': 'slide-right',
    'motion.inMs': 200,
  },
  own: options,
  look: LOOK,
});
