import type {Facts} from '../facts';
import {from, ok, todo, unknown, type Check, type Findings} from '../finding';
import {isPreset} from './arriving';
import {switchedOn} from './frames';

const templateOf = (facts: Facts, folder: string): Findings =>
  from(facts, 'templates', (templates) => [
    templates.some(isPreset(folder))
      ? ok(`OBSに出すテンプレート「${folder}」があります。`)
      : unknown(
          `付属のテンプレート「${folder}」が見つかりません。文字のソースだけで出しているなら、問題ありません。`,
          'テンプレートのウィンドウで、出しているものを確かめます。',
          'drag',
        ),
  ]);

/** feature/order-management */
export const waitingList: Check = {
  asks: ['frames', 'orders', 'templates'],
  judge: (facts) => [
    ...from(facts, 'frames', switchedOn),
    ...from(facts, 'orders', (orders) => {
      const waiting = orders.filter(({completed}) => !completed);
      const playing = waiting.filter((order) => order.playing);
      return [
        waiting.length > 0
          ? ok(`列に${waiting.length}人が並んでいて、${playing.length}人がプレイ中です。`)
          : unknown(
              '列には、まだ誰も並んでいません。',
              'コメントテスターで参加ワードを送り、もう一度確認します。',
              'orderRehearsal',
            ),
      ];
    }),
    ...templateOf(facts, 'waiting'),
    unknown(
      '「有効化」がオンかどうかは、ここからは分かりません。',
      'メニューの「参加型管理」に緑の点が付いているかを見ます。',
      'orderWords',
    ),
  ],
};

/** feature/setlist */
export const setList: Check = {
  asks: ['frames', 'setList', 'templates'],
  judge: (facts) => [
    ...from(facts, 'setList', (list) => {
      if (list === undefined) {
        return [
          todo(
            '配信画面に出しているセットリストがありません。',
            '今日のセットリストを選び、「開始」を押します。',
            'setListOut',
          ),
        ];
      }
      const {name, items, completed} = list;
      return [
        items.length + completed.length > 0
          ? ok(
              `「${name}」を出しています。これから歌う曲は${items.length}曲、完了した曲は${completed.length}曲です。`,
            )
          : todo(`「${name}」に曲が1つもありません。`, '箱から曲を足します。', 'setListPlan'),
      ];
    }),
    ...templateOf(facts, 'setlist'),
    ...from(facts, 'frames', switchedOn),
    unknown(
      'リクエストを受け付けているかは、ここからは分かりません。',
      'セットリストのウィンドウで、「受け付ける」を見ます。',
      'requests',
    ),
  ],
};
