import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {Figure} from '../kit/Figure';
import {StateDiagram} from '../kit/StateDiagram';

/** The states of a frame and what leads from one to the next. */
export function ConnectionStatesFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const lost = isAtLeast(version, '8.0')
    ? 'YouTubeのチャットの取得に5回続けて失敗する'
    : 'チャットを取れなくなる';
  const off = `「接続」をオフにする${isAtLeast(version, '6.0') ? '（ニコニコは約10秒待つ）' : ''}`;
  return (
    <Figure caption="枠の状態の移り変わり。途中で止まっても、まず自動で戻るのを待ちます。">
      <StateDiagram
        states={[
          {
            name: '切断',
            note: '「接続」がオフです',
            goes: [{when: '「接続」をオンにする', to: '待機'}],
          },
          {
            name: '待機',
            note: '配信が始まるのを待っています',
            goes: [{when: '配信が始まる', to: '接続中'}],
          },
          {
            name: '接続中',
            note: '題名が出て、コメントが届きます',
            tone: 'live',
            goes: [
              {when: lost, to: '再接続'},
              {when: off, to: '切断'},
            ],
          },
          {
            name: '再接続',
            note: '自動でつなぎ直しています',
            goes: [
              {when: 'つながる', to: '接続中'},
              {when: '数分たっても戻らず、「接続」をオフにする', to: '切断'},
            ],
          },
        ]}
      />
    </Figure>
  );
}
