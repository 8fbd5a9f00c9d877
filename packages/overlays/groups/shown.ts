import {cssString} from '../css/fontStack';
import {rule, type Declarations, type Rule} from '../css/rule';
import {SELECTORS} from '../css/selectors';
import {isFor} from '../model/appVersions';
import {choice, color, number, text, toggle} from '../model/fields';
import {defineGroup, type Context} from '../model/group';
import {SERVICES} from '../model/services';

const PLACES = {
  after: {},
  end: {'margin-inline-start': 'auto'},
  below: {'flex-basis': '100%'},
} as const satisfies Record<string, Declarations>;

/** What is told of a comment besides name and text. */
export const shown = defineGroup({
  id: 'shown',
  label: '時刻やマーク',
  fields: {
    service: choice(
      {none: '出さない', dot: '丸いマーク', tag: '名前の札'},
      {label: '配信サイトのマーク', initial: 'none', words: ['サービス', 'アイコン']},
    ),
    serviceSize: number({
      label: '配信サイトのマークの大きさ',
      min: 0.3,
      max: 2,
      step: 0.05,
      unit: 'em',
      initial: 0.65,
    }),
    first: text({
      label: '初めての人のマーク',
      initial: '',
      maxLength: 12,
      words: ['初見', 'はじめまして'],
      help: '名前の後ろに付ける言葉です。空のときは付きません。',
    }),
    firstColor: color({label: '初めての人のマークの文字の色', initial: '#ffffffff'}),
    firstBackground: color({label: '初めての人のマークの背景', initial: '#c2255cff'}),
    time: choice(
      {none: '出さない', minutes: '時:分', seconds: '時:分:秒', relative: '何分前'},
      {label: '時刻', initial: 'none', isZipOnly: true},
    ),
    frame: toggle({
      label: '枠名',
      initial: false,
      isZipOnly: true,
      until: '7_0',
      help: '8.0用のエディタでは選べません。',
    }),
    number: toggle({
      label: 'コメントの番号',
      initial: false,
      isZipOnly: true,
      help: '番号の付く配信サイトだけに出ます。',
    }),
    count: toggle({
      label: 'その人のコメントの数',
      initial: false,
      isZipOnly: true,
      since: '5_1',
      help: 'リスナー記録がオンのときに出ます。',
    }),
    place: choice(
      {after: '名前の横', end: '右の端', below: '名前の下'},
      {label: '時刻や枠名の位置', initial: 'after', isZipOnly: true},
    ),
  },
  css(values, context) {
    return [
      ...serviceMarks(values.service, values.serviceSize, context),
      ...firstMark(values),
      rule(SELECTORS.details, PLACES[values.place]),
    ];
  },
});

function serviceMarks(kind: 'none' | 'dot' | 'tag', size: number, {app}: Context): Rule[] {
  if (kind === 'none') return [];
  const mark = `${SELECTORS.name}::before`;
  if (kind === 'dot') {
    return [
      rule(mark, {
        display: 'inline-block',
        flex: 'none',
        width: `${size}em`,
        height: `${size}em`,
        border: '2px solid #ffffffff',
        'border-radius': '50%',
        'background-color': 'var(--ov-service-color, #888888ff)',
        content: "''",
      }),
    ];
  }
  return [
    rule(mark, {...pill(size), ...inColors('var(--ov-service-color, #888888ff)', '#ffffffff')}),
    ...SERVICES.filter((service) => isFor(app, service)).map(({id, label}) =>
      rule(`${SELECTORS.comment}[data-service='${id}'] .name::before`, {
        content: cssString(label),
      }),
    ),
  ];
}

interface First {
  readonly first: string;
  readonly firstColor: string;
  readonly firstBackground: string;
}

function firstMark({first, firstColor, firstBackground}: First): Rule[] {
  if (first === '') return [];
  return [
    rule(`${SELECTORS.comment}[data-is-new='true'] .name::after`, {
      ...pill(0.7),
      ...inColors(firstBackground, firstColor),
      content: cssString(first),
    }),
  ];
}

const pill = (size: number): Declarations => ({
  display: 'inline-block',
  flex: 'none',
  padding: '0 0.5em',
  'border-radius': '0.4em',
  'font-size': `${size}em`,
});

/** A gradient of the name and its edge do not reach into the mark. */
const inColors = (background: string, ink: string): Declarations => ({
  'background-color': background,
  color: ink,
  '-webkit-text-fill-color': ink,
  '-webkit-text-stroke': '0',
  'text-shadow': 'none',
});
