import {rule} from '../../css/rule';
import {SELECTORS} from '../../css/selectors';
import {choice, color, toggle} from '../../model/fields';
import {defineGroup} from '../../model/group';

/** Drawn over the colour of the head. */
const ART = {
  flat: undefined,
  shine: 'linear-gradient(#ffffff4d, #fff0 60%)',
  hatch: 'repeating-linear-gradient(-45deg, #ffffff26 0 6px, #fff0 6px 12px)',
  dots: 'radial-gradient(#ffffff40 22%, #fff0 24%) 0 0 / 10px 10px',
  fade: 'linear-gradient(90deg, #fff0 40%, #ffffff73)',
} as const;

/** The head of the cards. */
export const options = defineGroup({
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
  standing: ({band, usesService}) => (usesService ? {} : {nameOn: [band]}),
});
