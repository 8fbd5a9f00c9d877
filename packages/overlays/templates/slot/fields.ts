import {rule} from '../../css/rule';
import {COLORED, SELECTORS} from '../../css/selectors';
import {choice, color, toggle} from '../../model/fields';
import {defineGroup} from '../../model/group';

/** The row. */
export const options = defineGroup({
  id: 'slot',
  label: '1行の帯',
  fields: {
    surface: choice(
      {flat: '平ら', gloss: 'つや', split: '反転表示板', lamps: '電光の粒'},
      {label: '帯の質感', initial: 'split'},
    ),
    tab: color({label: '名前の札の色', initial: '#8fa3c840'}),
    light: choice(
      {none: 'なし', left: '左', bottom: '下'},
      {label: '配信サイトの色の灯り', initial: 'left', words: ['サービス']},
    ),
    lightColor: color({label: '配信サイトのない時の灯りの色', initial: '#ffd75eff'}),
    ends: choice(
      {dots: '「…」で省く', fade: '薄くして消す'},
      {label: '入りきらない文', initial: 'dots'},
    ),
    rivets: toggle({label: '両端にびょうを打つ', initial: false}),
  },
  css({surface, tab, light, lightColor, ends, rivets}) {
    const ink = `var(--ov-service-color, ${lightColor})`;
    const art = [rivets ? RIVETS : undefined, SURFACES[surface]].filter((one) => one !== undefined);
    const fade = 'linear-gradient(90deg, #000 calc(100% - 2.5em), #0000)';
    return [
      rule(SELECTORS.comment, {
        'background-image': art.length > 0 ? art.join(', ') : undefined,
        'box-shadow': [...LIGHTS[light](ink), 'var(--lcv-box-shadow)'].join(', '),
      }),
      rule(SELECTORS.name, {'--ov-tab': tab}),
      rule(COLORED, {'border-color': '#ffffffb3'}),
      rule(SELECTORS.frame, {
        '-webkit-mask-image': ends === 'fade' ? fade : undefined,
        'mask-image': ends === 'fade' ? fade : undefined,
      }),
    ];
  },
  standing: ({tab}) => ({nameOn: [tab]}),
});

const SURFACES = {
  flat: undefined,
  gloss: 'linear-gradient(#ffffff3d, #ffffff14 48%, #0000 49%, #00000033)',
  split:
    'linear-gradient(#ffffff17, #ffffff08 49%, #00000066 49% calc(49% + 1px), #ffffff0f calc(49% + 1px), #0000)',
  lamps:
    'repeating-linear-gradient(#000000a6 0 2px, #0000 2px 5px), repeating-linear-gradient(90deg, #000000a6 0 2px, #ffffff14 2px 5px)',
} as const;

const LIGHTS = {
  none: () => [],
  left: (ink: string) => [`inset 7px 0 0 ${ink}`],
  bottom: (ink: string) => [`inset 0 -5px 0 ${ink}`],
} as const;

const RIVETS = ['12px', 'calc(100% - 12px)']
  .map((at) => `radial-gradient(circle at ${at} 50%, #c9d3e6 3px, #0008 4px, #0000 5px)`)
  .join(', ');
