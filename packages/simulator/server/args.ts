import {parseArgs} from 'node:util';
import * as v from 'valibot';
import {APP_VERSIONS, NAMED_SCENARIOS, namedScenario, type AppVersion} from '../scenario';
import type {SimulatorOptions} from './start';

const NAMES = NAMED_SCENARIOS.map(({id, label}) => `${id}（${label}）`).join('、');

/** What single keys do while it runs in a terminal. */
export const KEY_HELP = `動いている間のキー:
  空白 一時停止と再開 / n 1件 / b 連投50件 / g ギフト / d 削除 / p ピン留め / c 全消去 / q 終了
  e ひとりでには届かない種別を1つずつ（setList、ni.survey.start、ni.survey.finish、systemComment、
    toast、wp.update、config、meta.clear）`;

/** @param command that starts it, as one types it */
export const helpOf = (command: string): string => `使い方: ${command} [オプション]

本アプリの代わりに、コメントとHTTP API、WebSocket、テンプレートを提供します。

  --port <番号>        待ち受けるポート（1024〜65535）。既定: 11180
  --scenario <名前>    流すもの。既定: chat
                       ${NAMES}
  --seed <整数>        0以上。同じ数なら同じ並びになります。既定: 1
  --rate <数>          1秒あたりの件数（0.01〜100）。既定: 流すものごとに決まっています
  --templates <場所>   テンプレートのフォルダ、またはそれを並べたフォルダ。何度でも書けます
  --presets <場所>     付属のテンプレートとして配るフォルダ。何度でも書けます
  --app <バージョン>   ${APP_VERSIONS.join('、')}。既定: 8_0
  --pro                Proが有効なものとして答えます
  --no-cors            別のオリジンのページに、応答を読ませません
  --token <英数字>     HTTP APIに、このトークンを求めます。ないか違うと401を返します
  --off                「HTTP APIを使う」がオフのときのように、HTTP APIの呼び出しに403を返します
                       （本アプリではオフでも使えるテンプレートからの呼び出しにも）
  --fail               HTTP APIの呼び出しに、いつも500を返します
  --lan                同じネットワークのほかの端末からも使えるようにします
  --help               この説明を出します

${KEY_HELP}
`;

const number = (label: string, min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d+(?:\.\d+)?$/u, `${label}は数で書きます`),
    v.transform(Number),
    v.minValue(min, `${label}は${min}以上です`),
    v.maxValue(max, `${label}は${max}以下です`),
  );
const whole = (label: string, min: number, max: number) =>
  v.pipe(number(label, min, max), v.integer(`${label}は整数で書きます`));

const Values = v.object({
  port: v.exactOptional(whole('--port', 1024, 65535)),
  seed: v.exactOptional(whole('--seed', 0, 2 ** 32 - 1)),
  rate: v.exactOptional(number('--rate', 0.01, 100)),
  scenario: v.exactOptional(
    v.pipe(
      v.string(),
      v.check((name) => namedScenario(name) !== undefined, `--scenarioは次のどれかです: ${NAMES}`),
    ),
  ),
  app: v.exactOptional(
    v.picklist(
      APP_VERSIONS as readonly [AppVersion, ...AppVersion[]],
      `--appは次のどれかです: ${APP_VERSIONS.join('、')}`,
    ),
  ),
  templates: v.exactOptional(v.array(v.string())),
  presets: v.exactOptional(v.array(v.string())),
  pro: v.exactOptional(v.boolean()),
  // It goes into a header, where programs refuse anything else.
  token: v.exactOptional(
    v.pipe(v.string(), v.regex(/^[!-~]+$/u, '--tokenは半角の英数字と記号で書きます')),
  ),
  failing: v.exactOptional(v.boolean()),
  off: v.exactOptional(v.boolean()),
  lan: v.exactOptional(v.boolean()),
});

/** What the command line asks for, or the lines that say what is wrong with it. */
export type Wish =
  | {readonly kind: 'help'}
  | {readonly kind: 'wrong'; readonly lines: readonly string[]}
  | {readonly kind: 'run'; readonly options: SimulatorOptions};

export function readArgs(args: readonly string[]): Wish {
  try {
    const {values} = parseArgs({
      args: [...args],
      strict: true,
      options: {
        port: {type: 'string'},
        seed: {type: 'string'},
        rate: {type: 'string'},
        scenario: {type: 'string'},
        app: {type: 'string'},
        templates: {type: 'string', multiple: true},
        presets: {type: 'string', multiple: true},
        pro: {type: 'boolean'},
        lan: {type: 'boolean'},
        'no-cors': {type: 'boolean'},
        token: {type: 'string'},
        fail: {type: 'boolean'},
        off: {type: 'boolean'},
        help: {type: 'boolean', short: 'h'},
      },
    });
    const {help = false, 'no-cors': noCors = false, fail, ...others} = values;
    const given = {...others, ...(fail !== undefined && {failing: fail})};
    if (help) return {kind: 'help'};
    const result = v.safeParse(Values, given);
    return result.success
      ? {kind: 'run', options: {...result.output, cors: !noCors}}
      : {kind: 'wrong', lines: result.issues.map(({message}) => message)};
  } catch (error) {
    // parseArgs names the option, but in English.
    const option = /'(?<option>[^' ]+)/u.exec(String(error))?.groups?.['option'] ?? '';
    return {kind: 'wrong', lines: [`「${option}」は使えないか、値が足りません`]};
  }
}
