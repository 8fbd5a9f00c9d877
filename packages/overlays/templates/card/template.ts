import {stack} from '../../contrast/color';
import {rule} from '../../css/rule';
import {SELECTORS} from '../../css/selectors';
import {choice, color, toggle} from '../../model/fields';
import {defineGroup} from '../../model/group';
import {defineTemplate} from '../../model/template';

/** Drawn over the colour of the head. */
const ART = {
  flat: undefined,
  shine: 'linear-gradient(#ffffff4d, #fff0 60%)',
  hatch: 'repeating-linear-gradient(-45deg, #ffffff26 0 6px, #fff0 6px 12px)',
  dots: 'radial-gradient(#ffffff40 22%, #fff0 24%) 0 0 / 10px 10px',
  fade: 'linear-gradient(90deg, #fff0 40%, #ffffff73)',
} as const;

/** The lightest that a name has of its art behind it. */
const LIGHT: Readonly<Record<keyof typeof ART, string>> = {
  flat: '#ffffff00',
  shine: '#ffffff26',
  hatch: '#ffffff26',
  dots: '#ffffff40',
  fade: '#ffffff40',
};

/** The head of the cards. */
const options = defineGroup({
  id: 'card',
  label: 'カードの帯',
  fields: {
    band: color({label: '帯の色', initial: '#2c4a7fff'}),
    usesService: toggle({
      label: '帯を配信サイトの色にする',
      initial: true,
      words: ['サービス', 'YouTube', 'Twitch'],
    }),
    art: choice(
      {flat: 'なし', shine: 'つや', hatch: '斜めの線', dots: '水玉', fade: '右へ明るく'},
      {label: '帯の模様', initial: 'hatch'},
    ),
    width: choice(
      {text: '文字に合わせる', full: '端から端まで'},
      {label: 'カードの幅', initial: 'full'},
    ),
    hasRule: toggle({label: '本文に便せんの線を引く', initial: false}),
    ruleColor: color({label: '便せんの線の色', initial: '#3b5b8c33'}),
  },
  css({band, usesService, art, width, hasRule, ruleColor}) {
    return [
      rule(SELECTORS.comment, {width: width === 'full' ? '100%' : undefined}),
      rule(SELECTORS.block, {'min-width': width === 'text' ? '8em' : undefined}),
      rule(SELECTORS.name, {
        '--ov-band': usesService ? `var(--ov-service-color, ${band})` : band,
        '--ov-band-art': ART[art],
      }),
      rule(SELECTORS.body, {
        'background-image': hasRule
          ? `repeating-linear-gradient(#0000 0 calc(1.45em - 2px), ${ruleColor} 0 1.45em)`
          : undefined,
      }),
    ];
  },
  standing: ({band, usesService, art}, accents) => ({
    nameOn: (usesService ? accents : [band]).flatMap((ink) => [ink, stack(LIGHT[art], ink)]),
  }),
});

/** The picture lies over the left end of the head, half on the paper. */
const LOOK = /* css */ `
.comments > .comment {
  align-items: stretch;
}
.comments > .comment .avatar {
  position: absolute;
  z-index: 1;
  top: 4px;
  left: 10px;
}
.comments > .comment {
  position: relative;
}
.comment .comment-block {
  flex-grow: 1;
  overflow: hidden;
}
.comment .comment-block > .name {
  min-height: 1.9em;
  padding: 0.15em 0.8em 0.15em calc(var(--ov-avatar-room) + 12px);
  background: var(--ov-band-art, none) var(--ov-band);
  stroke-linejoin: round;
}
.comments > .comment .comment-body {
  padding: 0.4em 0.8em 0.5em calc(var(--ov-avatar-room) + 12px);
}
.comment .avatar img {
  box-shadow: 0 1px 3px #00000080;
}
.comment[style*='--lcv-background-color'] .comment-block > .name {
  background: var(--ov-band-art, none), linear-gradient(#1018306b, #1018306b) var(--lcv-background-color);
}
`;

/** Paper cards with a coloured head that carries picture and name. */
export const card = defineTemplate({
  id: 'card',
  name: 'カード',
  description: '名前の帯と本文の面を分けたカードです。帯を配信サイトの色にできます。',
  since: '5_0',
  layouts: ['縦', '横'],
  changes: [{date: '2026-11-21', text: '公開しました。'}],
  without: [
    'layout.isVertical',
    'layout.namePlace',
    'avatar.side',
    'box.area',
    'box.tail',
    'box.tailSize',
    'box.blur',
  ],
  defaults: {
    'layout.gap': 12,
    'name.color': '#ffffffff',
    'name.size': 0.8,
    'name.lineHeight': 1.3,
    'body.size': 22,
    'body.color': '#20242cff',
    'body.weight': 600,
    'body.lineHeight': 1.45,
    'outline.nameColor': '#1d2a44ff',
    'outline.bodyWidth': 0,
    'outline.paidWidth': 0,
    'box.isShown': true,
    'box.area': 'block',
    'box.background': '#fbfaf6fa',
    'box.radius': 10,
    'box.padX': 0,
    'box.padY': 0,
    'box.shadowY': 3,
    'box.shadowBlur': 8,
    'avatar.size': 46,
    'avatar.borderWidth': 3,
    'avatar.borderColor': '#fbfaf6ff',
    'paid.amountSize': 1.15,
    'shown.place': 'end',
    'motion.in': 'flip-x',
    'motion.inMs': 300,
  },
  own: options,
  look: LOOK,
});
