import type {Facts, Template} from '../facts';
import {
  from,
  named,
  ok,
  todo,
  unknown,
  type Check,
  type Findings,
  type Listening,
} from '../finding';
import {connected, streamsOf, switchedOn, urlsOf, writesOf} from './frames';
import {newestOf, versionOf} from './version';

/** Long enough to send one by the comment tester. */
const SECONDS = 20;

const comments: Listening = {
  topics: ['comments'],
  seconds: SECONDS,
  text: '新しいコメントが届くかを見ています。コメントテスターで1件送ると、早く終わります。',
};

const SOCKET_FAILED = unknown(
  '新しいコメントが届くかは、WebSocketがつながらないため分かりません。',
  'セキュリティソフトや拡張機能が止めていないかを見ます。',
  'apiTrouble',
);

const SKIPPED = unknown(
  '待つのをやめたため、新しいコメントが届くかは分かりません。',
  'もう一度確認し、待っている間にコメントテスターで1件送ります。',
  'tester',
);

/** Whether comments came while the check listened. */
function arrivedOf({heard}: Facts): Findings {
  if (heard === undefined) return [];
  if (heard === 'failed') return [SOCKET_FAILED];
  if (heard === 'skipped') return [SKIPPED];
  return [
    heard.comments > 0
      ? ok(
          `確認している間に、新しいコメントが${heard.comments}件届きました。コメントテスターの分も数えています。`,
        )
      : unknown(
          `${SECONDS}秒待ちましたが、新しいコメントは届きませんでした。`,
          'もう一度確認し、待っている間にコメントテスターで1件送ります。',
          'tester',
        ),
  ];
}

/** Comments that the app holds of frames whose output is on. */
const keptOf = (facts: Facts): Findings =>
  from(facts, 'comments', (kept) =>
    kept.length === 0 ? [] : [ok(`本アプリに、書き出せるコメントが${kept.length}件あります。`)],
  );

/** trouble-shooting/comment-cannot-get */
export const commentsMissing: Check = {
  asks: ['frames', 'comments'],
  listens: comments,
  judge: (facts) => [
    ...newestOf(facts),
    ...from(facts, 'frames', (frames) => {
      const hidden = connected(frames).filter(({write}) => !write);
      return [
        ...urlsOf(frames),
        ...switchedOn(frames),
        ...streamsOf(frames),
        ...(hidden.length === 0
          ? []
          : [
              unknown(
                `「書き出し」がオフの枠のコメントは、ここからは見えません：${named(hidden)}。`,
                '本アプリの一覧で確かめます。',
                'silentStream',
              ),
            ]),
      ];
    }),
    ...keptOf(facts),
    ...arrivedOf(facts),
  ],
};

/** guide/speech */
export const speechSilent: Check = {
  asks: ['frames', 'config'],
  listens: comments,
  judge: (facts) => [
    ...from(facts, 'frames', (frames) => {
      const on = connected(frames);
      const spoken = on.filter(({speech}) => speech);
      if (on.length === 0) return switchedOn(frames);
      return [
        spoken.length > 0
          ? ok(`「接続」と「読み上げ」がオンです：${named(spoken)}。`)
          : todo(
              `つないでいる枠の「読み上げ」がオフです：${named(on)}。`,
              '読ませたい枠の「読み上げ」をオンにします。',
              'speech',
            ),
      ];
    }),
    ...from(facts, 'config', ({speech: {volume}}) => {
      if (volume === undefined) return [];
      return [
        volume > 0
          ? ok(`読み上げの音量は${volume}です。`)
          : todo('読み上げの音量が0です。', '「設定 → 読み上げ」の「音量」を上げます。', 'volume'),
      ];
    }),
    ...arrivedOf(facts),
    unknown(
      '声が実際に鳴ったかは、ここからは分かりません。',
      '「設定 → 読み上げ」の「試聴」を押します。鳴らなければ、症状から直し方を探します。',
      'speechTrouble',
    ),
  ],
};

/** A template that came with the app, by the name of its folder. */
export const isPreset =
  (folder: string) =>
  ({url}: Template): boolean =>
    url.includes(`/templates/${folder}/`);

/** guide/template */
export const obsReady: Check = {
  asks: ['frames', 'templates'],
  judge: (facts) => [
    ...versionOf(facts),
    ...from(facts, 'frames', (frames) =>
      connected(frames).length === 0
        ? [...urlsOf(frames), ...switchedOn(frames)]
        : writesOf(frames, true),
    ),
    ...from(facts, 'templates', (templates) => {
      const [first] = templates;
      if (first === undefined) {
        return [
          todo(
            'テンプレートが1つも見つかりません。',
            'テンプレートを追加するか、本アプリを入れ直します。',
            'addTemplate',
          ),
        ];
      }
      const locked = facts.licensed ? [] : templates.filter((template) => template.pro);
      return [
        ok(
          `テンプレートが${templates.length}個あります。${named([first])}のURLは、${first.url} です。`,
        ),
        ...(locked.length === 0
          ? []
          : [
              unknown(
                `${named(locked)}はPro専用で、今は使えません。`,
                '使う場合は、ライセンスキーを登録します。',
                'register',
              ),
            ]),
      ];
    }),
  ],
};

/** trouble-shooting/comment-cannot-visible */
export const obsEmpty: Check = {
  asks: ['frames', 'templates', 'comments'],
  listens: comments,
  judge: (facts) => [
    ...from(facts, 'frames', (frames) =>
      connected(frames).length === 0 ? switchedOn(frames) : writesOf(frames, true),
    ),
    ...from(facts, 'templates', (templates) =>
      templates.length === 0
        ? [
            todo(
              'テンプレートが1つも見つかりません。',
              'テンプレートを追加するか、本アプリを入れ直します。',
              'addTemplate',
            ),
          ]
        : [ok(`テンプレートのページは、http://${facts.address} から出せます。`)],
    ),
    ...keptOf(facts),
    ...arrivedOf(facts),
    ...(facts.heard === undefined
      ? []
      : [
          unknown(
            'OBSの中の値と、テンプレートの絞り込みは、ここからは分かりません。',
            'ここまでがOKなら、OBS側を順に直します。',
            'inObs',
          ),
        ]),
  ],
};

/** feature/wordparty */
export const effects: Check = {
  asks: ['frames', 'templates'],
  listens: {
    topics: ['comments', 'reactions', 'wp.exec'],
    seconds: SECONDS,
    text: 'コメントと演出の合図が届くかを見ています。コメントテスターで、演出の言葉を1件送ってください。',
  },
  judge: (facts) => [
    ...from(facts, 'frames', (frames) =>
      connected(frames).length === 0 ? switchedOn(frames) : writesOf(frames, true),
    ),
    ...from(facts, 'templates', (templates) => [
      templates.some(isPreset('wordparty'))
        ? ok('ワードパーティーのテンプレートがあります。')
        : unknown(
            'ワードパーティーのテンプレートが見つかりません。',
            'テンプレートのウィンドウで「WORDPARTY」タブを見ます。',
            'addTemplate',
          ),
    ]),
    ...signalsOf(facts),
  ],
};

function signalsOf(facts: Facts): Findings {
  const {heard} = facts;
  if (typeof heard !== 'object') return arrivedOf(facts);
  if (heard.effects > 0) {
    return [
      ok(`確認している間に、演出の合図が${heard.effects}回届きました。`),
      unknown(
        'OBSに出たかは、ここからは分かりません。',
        '出ていなければ、OBSのソースを更新します。',
        'effectTrouble',
      ),
    ];
  }
  if (heard.comments === 0) return arrivedOf(facts);
  return [
    ...arrivedOf(facts),
    unknown(
      'その言葉で演出が出るかは、ここからは分かりません。',
      'パターンを短い言葉にし、その演出のスイッチがオンかを見ます。',
      'effectWords',
    ),
  ];
}
