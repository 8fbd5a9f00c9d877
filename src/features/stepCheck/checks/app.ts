import {PORTS} from '@site/src/lib/appFacts';
import type {Facts} from '../facts';
import {from, named, ok, todo, unknown, type Check, type Findings} from '../finding';
import {withUrl} from './frames';
import {newestOf, versionOf} from './version';

/** Frames are what a reader misses first when the settings are gone. */
const framesLeft = (facts: Facts): Findings =>
  from(facts, 'frames', (frames) => {
    const filled = withUrl(frames);
    return [
      filled.length > 0
        ? ok(`枠と視聴URLが残っています：${named(filled)}。`)
        : unknown(
            '視聴URLの入った枠がありません。',
            '前に使っていた枠が消えていたら、バックアップから復元します。',
            'restore',
          ),
    ];
  });

/** guide/update */
export const update: Check = {
  asks: ['frames'],
  judge: (facts) => [...versionOf(facts), ...newestOf(facts), ...framesLeft(facts)],
};

/** trouble-shooting/after-update */
export const afterUpdate: Check = {
  asks: ['frames', 'templates'],
  judge: (facts) => [
    ...versionOf(facts),
    ...newestOf(facts),
    ...framesLeft(facts),
    ...from(facts, 'templates', (templates) => {
      const added = templates.filter(({preset}) => preset === false);
      return [
        added.length === 0
          ? ok('追加したテンプレートはありません。付属のものは、8.0に対応しています。')
          : unknown(
              `追加したテンプレートは${named(added)}です。8.0に対応しているかは、ここからは分かりません。`,
              '動かないものがあれば、1つずつ見分けます。',
              'oldTemplate',
            ),
      ];
    }),
  ],
};

/** trouble-shooting/install-error: that the app answers at all is the answer. */
export const port: Check = {
  asks: [],
  judge: (facts) => [
    ...versionOf(facts),
    facts.address.endsWith(`:${PORTS.app}`)
      ? ok(`ポート${PORTS.app}は本アプリが使っています。ほかのソフトとは重なっていません。`)
      : unknown(
          `「つなぐ先」が${facts.address}に変えてあるため、ポート${PORTS.app}は確かめていません。`,
          '「つなぐ先」を初期値に戻すか、ポートを使うソフトを調べます。',
          'port',
        ),
  ],
};

/** As settings/api says what an allowed host may not be: a URL, a name with a port, a wildcard. */
const isBadHost = (host: string): boolean => /[/*\s]|^[^:]*:\d+$/u.test(host.trim());

/** settings/api */
export const apiAnswers: Check = {
  asks: ['config'],
  listens: {topics: ['connected'], seconds: 5, text: 'WebSocketがつながるかを見ています。'},
  judge: (facts) => [
    ok(`HTTP APIは、http://${facts.address} で応答しています。`),
    ...versionOf(facts),
    ...from(facts, 'config', ({api: {allowHosts}}) => {
      const bad = allowHosts.filter(isBadHost);
      if (bad.length > 0) {
        return [
          todo(
            `「許可ホスト」の${bad.map((host) => `「${host}」`).join('')}は、使えない書き方です。`,
            'ポートやURLを消し、IPアドレスだけにします。',
            'apiHosts',
          ),
        ];
      }
      return [
        allowHosts.length === 0
          ? ok('「許可ホスト」は空です。使えるのは、この端末だけです。')
          : ok(`「許可ホスト」に、${allowHosts.length}台の端末が書いてあります。`),
      ];
    }),
    ...socketOf(facts),
  ],
};

function socketOf({heard}: Facts): Findings {
  if (heard === undefined || heard === 'skipped') return [];
  return [
    heard !== 'failed' && heard.isGreeted
      ? ok('WebSocketもつながりました。')
      : todo(
          'HTTP APIは応答しますが、WebSocketがつながりません。',
          'セキュリティソフトや拡張機能が止めていないかを見ます。',
          'apiTrouble',
        ),
  ];
}

/** pro/how-to-register */
export const pro: Check = {
  asks: ['templates'],
  judge: (facts) => [
    facts.licensed
      ? ok('Proが有効です。')
      : todo(
          'Proは有効になっていません。',
          'キーを登録した後なら、本アプリを終了して開き直します。',
          'notPro',
        ),
    ...from(facts, 'templates', (templates) => {
      const own = templates.filter((template) => template.pro);
      if (own.length === 0 || !facts.licensed) return [];
      return [ok(`Pro専用のテンプレートを使えます：${named(own)}。`)];
    }),
    ...versionOf(facts),
  ],
};
