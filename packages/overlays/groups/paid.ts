import {cssString} from '../css/fontStack';
import {rule, type Declarations, type Rule} from '../css/rule';
import {COLORED, PAID, SELECTORS} from '../css/selectors';
import {EFFECTS_AGAIN, plain} from '../css/textEffects';
import {choice, color, number, openColor, toggle, type ColorField} from '../model/fields';
import {defineGroup} from '../model/group';
import {readableOn} from '../contrast/color';

/** The background of each tier, low to high: bright steps that black or white text stands on. */
export const TIERS = [
  {id: 'tier1', initial: '#1565c0ff'},
  {id: 'tier2', initial: '#00b8d4ff'},
  {id: 'tier3', initial: '#00bfa5ff'},
  {id: 'tier4', initial: '#ffb300ff'},
  {id: 'tier5', initial: '#e65100ff'},
  {id: 'tier6', initial: '#c2185bff'},
  {id: 'tier7', initial: '#d50000ff'},
] as const;

type TierId = (typeof TIERS)[number]['id'];

const tierFields = (): Record<TierId, ColorField> =>
  Object.fromEntries(
    TIERS.map(({id, initial}, at) => [
      id,
      color({label: `${at + 1}段目の色`, initial, isZipOnly: true}),
    ]),
  ) as Record<TierId, ColorField>;

const AMOUNTS = {
  plain: {label: '届いたまま', before: '', after: ''},
  plus: {label: '頭に＋', before: '+', after: ''},
  bracket: {label: '【】で囲む', before: '【', after: '】'},
} as const;

/** Comments that money came with. */
export const paid = defineGroup({
  id: 'paid',
  label: 'ギフト',
  fields: {
    colors: choice(
      {service: '配信サイトの色', own: '自分で決めた色', same: 'ほかのコメントと同じ'},
      {
        label: 'ギフトの色',
        initial: 'service',
        words: ['スーパーチャット', 'スパチャ', '有料'],
        help: '4.2では、YouTubeとbilibiliだけに配信サイトの色があります。',
      },
    ),
    background: color({label: '自分で決めた箱の色', initial: '#5a3d00ff'}),
    text: color({label: '自分で決めた文字の色', initial: '#fff4d6ff'}),
    usesTiers: toggle({
      label: '金額の7段で色を変える',
      initial: false,
      isZipOnly: true,
      words: ['段階', 'ティア'],
      help: '「自分で決めた色」のときに使います。文字は、読みやすい白か黒になります。',
    }),
    ...tierFields(),
    showsAmount: toggle({label: '金額を出す', initial: true}),
    amountStyle: choice(
      {plain: AMOUNTS.plain.label, plus: AMOUNTS.plus.label, bracket: AMOUNTS.bracket.label},
      {label: '金額の書き方', initial: 'plain'},
    ),
    amountSize: number({
      label: '金額の大きさ',
      min: 0.5,
      max: 3,
      step: 0.05,
      unit: 'em',
      initial: 1,
    }),
    amountColor: openColor({label: '金額の色'}),
    scale: number({label: 'ギフトの拡大', min: 1, max: 3, step: 0.05, unit: '倍', initial: 1}),
    pinSeconds: number({
      label: 'ギフトを残す時間',
      min: 0,
      max: 600,
      step: 1,
      unit: '秒',
      initial: 0,
      isZipOnly: true,
      help: '件数の上限や消える時間を過ぎても、この間は残します。0にすると、残しません。',
    }),
  },
  css(values) {
    const {colors, scale, showsAmount, amountSize, amountColor} = values;
    const {before, after} = AMOUNTS[values.amountStyle];
    const amount = `${PAID} .paid-text`;
    return [
      rule(PAID, {'font-size': scale === 1 ? undefined : `${scale}em`}),
      ...(colors === 'own' ? own(values) : []),
      ...(colors === 'same' ? [rule(PAID, SAME), rule(COLORED, SAME), SAME_NAME] : []),
      rule(SELECTORS.paid, {'font-weight': 700, color: 'var(--lcv-text-color)'}),
      rule(amount, {
        display: showsAmount ? undefined : 'none',
        'font-size': amountSize === 1 ? undefined : `${amountSize}em`,
        color: amountColor === '' ? undefined : amountColor,
      }),
      rule(`${amount}::before`, {content: before === '' ? undefined : cssString(before)}),
      rule(`${amount}::after`, {content: after === '' ? undefined : cssString(after)}),
    ];
  },
});

/** The SDK writes its colours into the element: only important declarations beat them. */
const painted = (background: string, ink: string): Declarations => ({
  '--lcv-background-color': `${background} !important`,
  '--lcv-text-color': `${ink} !important`,
  ...plain(' !important'),
});

/** The colours of all comments again, which `boxColor` and `bodyColor` keep beside the family's. */
const SAME: Declarations = {
  '--lcv-background-color': 'var(--ov-box-color) !important',
  '--lcv-text-color': 'var(--ov-body-color) !important',
  ...EFFECTS_AGAIN,
};

/** Templates with the name on the box give it the colour of the text there. */
const SAME_NAME = rule(`${COLORED} .name`, {
  color: 'var(--lcv-name-color)',
  'text-shadow': 'var(--lcv-name-shadow)',
  '-webkit-text-stroke': 'var(--lcv-name-outline)',
});

type Own = {readonly background: string; readonly text: string; readonly usesTiers: boolean} & {
  readonly [Id in TierId]: string;
};

function own(values: Own): Rule[] {
  return [
    rule(PAID, painted(values.background, values.text)),
    rule(COLORED, painted(values.background, values.text)),
    ...(values.usesTiers
      ? TIERS.map(({id}, at) =>
          rule(`${PAID}[data-tier='${at + 1}']`, painted(values[id], readableOn(values[id]))),
        )
      : []),
  ];
}
