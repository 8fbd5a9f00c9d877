import {cssString} from '../css/fontStack';
import {rule, type Rule} from '../css/rule';
import {SELECTORS} from '../css/selectors';
import {list, number, text, toggle} from '../model/fields';
import {defineGroup} from '../model/group';
import {SERVICES} from '../model/services';

const names = (label: string, help: string) =>
  list({label, initial: [], maxItems: 30, maxLength: 100, help});

/** Which comments are left out. CSS hides what the family's attributes tell; the rest needs script. */
export const filter = defineGroup({
  id: 'filter',
  label: '出さないコメント',
  fields: {
    hiddenServices: list({
      label: '出さない配信サイト',
      initial: [],
      maxItems: SERVICES.length,
      maxLength: 20,
      choices: SERVICES.map(({id, label}) => ({value: id, label})),
      words: ['サービス', '除く', 'includes', 'excludes'],
    }),
    onlyTwitch: toggle({
      label: 'Twitchのみ表示',
      initial: false,
      words: ['サービス', '配信サイト', '同時配信'],
      help: 'ほかの配信サイトのコメントと、システムの通知を出しません。ほかのサイトのコメントを映してよいかは、配信するサイトの規約で確かめます。',
    }),
    onlyFrames: names('この枠名だけを出す', '1行に1つ書きます。空のときは、どの枠も出します。'),
    hiddenFrames: names(
      '出さない枠名',
      '1行に1つ書きます。空白や全角・半角も、枠名と同じにしてください。',
    ),
    onlyFrameIds: names(
      'この枠IDだけを出す',
      '枠IDは、コメントを右クリックし、「枠IDをコピー」を選ぶと取得できます。',
    ),
    hiddenFrameIds: names('出さない枠ID', '枠名を変えても、枠IDは変わりません。'),
    hiddenUsers: list({
      label: '出さない人の名前',
      initial: [],
      maxItems: 100,
      maxLength: 100,
      words: ['NGユーザー', 'ボット', 'bot'],
    }),
    hiddenWords: list({
      label: '出さない言葉',
      initial: [],
      maxItems: 200,
      maxLength: 50,
      isZipOnly: true,
      words: ['NGワード'],
      help: 'この言葉の入ったコメントを出しません。大文字と小文字は区別しません。',
    }),
    commandPrefix: text({
      label: 'コマンドの先頭の文字',
      initial: '',
      maxLength: 5,
      isZipOnly: true,
      help: '「!」と書くと、「!」で始まるコメントを出しません。',
    }),
    hidesSystem: toggle({label: 'システムの通知を出さない', initial: false}),
    hidesFreeGifts: toggle({label: '無料のギフトを出さない', initial: false, isZipOnly: true}),
    maxLength: number({
      label: '本文の長さの上限',
      min: 0,
      max: 500,
      step: 1,
      unit: '文字',
      initial: 0,
      isZipOnly: true,
      help: '長い本文を、この長さで切ります。0にすると、切りません。',
    }),
  },
  css(values) {
    const {hiddenServices, hidesSystem} = values;
    const sites = hidesSystem ? [...new Set([...hiddenServices, 'system'])] : hiddenServices;
    return [
      ...without('data-service', sites),
      ...only('data-service', values.onlyTwitch ? ['twitch'] : []),
      ...only('data-service-name', values.onlyFrames),
      ...without('data-service-name', values.hiddenFrames),
      ...only('data-service-id', values.onlyFrameIds),
      ...without('data-service-id', values.hiddenFrameIds),
      ...without('data-user', values.hiddenUsers),
    ];
  },
});

const HIDDEN = {display: 'none !important'};
const selector = (attribute: string, value: string) => `[${attribute}=${cssString(value)}]`;

const without = (attribute: string, values: readonly string[]): Rule[] =>
  values.map((value) => rule(`${SELECTORS.comment}${selector(attribute, value)}`, HIDDEN));

const only = (attribute: string, values: readonly string[]): Rule[] =>
  values.length === 0
    ? []
    : [
        rule(
          `${SELECTORS.comment}${values.map((value) => `:not(${selector(attribute, value)})`).join('')}`,
          HIDDEN,
        ),
      ];
