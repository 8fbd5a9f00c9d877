import type {AppAnswer, NoAnswer} from '@komebiyori/app-link/request';
import {parsedJson} from '@komebiyori/lib/parsedJson';
import {SAME_MACHINE} from '@site/src/components/AppLink/phoneText';
import * as v from 'valibot';

/** How a call went, in words, with what to do; nothing is to be done where it went well. */
export interface AnswerText {
  readonly title: string;
  readonly steps: readonly string[];
}

const API_ON = '本アプリの設定 → APIを開き、「HTTP APIを使う」がオンかを確かめます。';

const NO_ANSWER: Readonly<Record<NoAnswer['kind'], AnswerText>> = {
  offline: {
    title: '本アプリが見つかりません',
    steps: [
      '本アプリか、シミュレーター（npx ./simulator.tgz）を起動します。',
      'シミュレーターのポートを変えたときや、ポートを転送しているときは、上の「つなぐ先」を同じ番号にします。',
    ],
  },
  denied: {
    title: 'ブラウザが通信をブロックしました',
    steps: [
      'もう一度送り、ブラウザの確認画面が出たら「許可する」を選びます。',
      '出ないときは、アドレスバーの左のサイト情報から、手元の端末への通信を許可に戻します。',
    ],
  },
  origin: {
    title: 'レスポンスは届きましたが、このページからは読めません（CORS）',
    steps: [
      API_ON,
      'ほかのアプリが応答していることもあります。上の「つなぐ先」の番号を、本アプリの番号と比べます。',
      '直らないときは、「このリクエストのコード」をコピーして、ブラウザの外から呼びます。',
    ],
  },
  timeout: {
    title: '時間内にレスポンスが届きませんでした（タイムアウト）',
    steps: [
      '本アプリの画面が動くかを確かめます。動かないときは、本アプリを開き直します。',
      '変更するリクエストは、届いていることがあります。もう一度送る前に、結果を確かめます。',
    ],
  },
  cancelled: {
    title: '送るのをやめました',
    steps: ['本アプリに届いた後のこともあるため、変更するリクエストでは結果を確かめます。'],
  },
};

/** Of a phone, where neither app nor simulator runs: nothing is there to be started or allowed. */
const NOT_HERE: AnswerText = {
  title: SAME_MACHINE.title,
  steps: [
    ...SAME_MACHINE.steps,
    'PCのポートをこの端末に転送しているときは、転送が続いているかと、上の「つなぐ先」の番号を確かめます。',
  ],
};

const STATUS: Readonly<Record<number, AnswerText>> = {
  400: {
    title: '400：送った内容が違います',
    steps: [
      '下の`errors`の`instancePath`が、直す項目の場所です。',
      '`/service/id`のときは、例の枠IDのままです。自分の枠IDを、`GET /api/services`で調べて入れます。',
      '直して、もう一度送ります。',
    ],
  },
  401: {
    title: '401：トークンを求められました',
    steps: [
      'このページの操作に、本アプリはトークンを求めません。「つなぐ先」が本アプリかを確かめます。シミュレーターは、`--token`を付けずに起動します。',
      'トークンを使う連携アプリでは、設定 → APIの「コピー」でトークンをコピーし、そのアプリに貼り直します。',
    ],
  },
  403: {
    title: '403：HTTP APIがオフか、許可されていない端末です',
    steps: [
      API_ON,
      'ポートを転送して別のPCの本アプリを呼んでいるときは、そのPCの設定 → APIの「許可ホスト」に、この端末のIPアドレスを追加します。',
      'もう一度送ります。',
    ],
  },
  404: {
    title: '404：見つかりません',
    steps: [
      'IDのつづりを確かめます。枠IDは`GET /api/services`で調べられます。',
      'プラグインは、`uid`が同じで、オンになっているかを確かめます。',
    ],
  },
  413: {
    title: '413：リクエストボディが大きすぎます',
    steps: ['1MBまでに小さく分けて送ります。'],
  },
};

const NO_JSON = [
  '本アプリのレスポンスはJSONです。ほかのアプリが応答していないか、上の「つなぐ先」の番号を確かめます。',
  '番号が合っているときは、本アプリを再起動して、もう一度送ります。',
];

/** What a plugin says went wrong comes with the app's 200, and a code of its own. */
const PluginRefusal = v.object({code: v.pipe(v.number(), v.minValue(400)), response: v.unknown()});

/**
 * What is said of an answer, or of why there is none.
 * @param isPhone whether the app cannot run on this device
 */
export function answerText(outcome: AppAnswer | NoAnswer, isPhone: boolean): AnswerText {
  if (isPhone && ['offline', 'denied'].includes(outcome.kind)) return NOT_HERE;
  if (outcome.kind !== 'answered') return NO_ANSWER[outcome.kind];
  const {status, isOk, text} = outcome;
  return isOk ? okText(status, text) : errorText(status);
}

function okText(status: number, text: string): AnswerText {
  const json = parsedJson(text);
  // The app answers with JSON, or with nothing.
  if (json === undefined && text !== '')
    return {title: `${status}：JSONではないレスポンスです`, steps: NO_JSON};
  const refusal = v.safeParse(PluginRefusal, json);
  if (refusal.success) {
    return {
      title: `${status}：プラグインが${refusal.output.code}を返しました`,
      steps: ['下の`response`で理由を確かめ、送った内容を直します。'],
    };
  }
  return {title: `${status}：成功しました`, steps: []};
}

function errorText(status: number): AnswerText {
  const known = STATUS[status];
  if (known !== undefined) return known;
  return status >= 500
    ? {
        title: `${status}：本アプリの内部でエラーが起きました`,
        steps: ['少し待って、もう一度送ります。', '続くときは、アプリのログで理由を調べます。'],
      }
    : {title: `${status}：受け付けられませんでした`, steps: ['送った内容を確かめます。']};
}

/** The parsed JSON of an answer, or its text as it is. */
export function readAnswer(text: string): {readonly json: unknown} | {readonly text: string} {
  const json = parsedJson(text);
  return json === undefined ? {text} : {json};
}

/** Bytes as people read them. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes}バイト`;
  return bytes < 1e6 ? `${(bytes / 1000).toFixed(1)}KB` : `${(bytes / 1e6).toFixed(1)}MB`;
}
