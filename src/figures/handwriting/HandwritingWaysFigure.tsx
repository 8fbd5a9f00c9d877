import type {ReactNode} from 'react';

import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** The three ways from the hand to the stream. */
export function HandwritingWaysFigure(): ReactNode {
  return (
    <Figure caption="書く場所は3つから選びます。どれで書いても、オーバーレイに同じ線が出ます。">
      <FlowDiagram
        steps={[
          [
            {
              title: '手書きパッド（同じブラウザの中）',
              note: '自動でつながります',
              icon: 'laptop',
            },
            {
              title: '手書きパッド（タブレットなど）',
              note: 'OBSのWebSocketサーバーを通ります',
              icon: 'phone',
            },
            {title: 'OBSの「対話（操作）」', note: 'パッドなしで直に書きます', icon: 'cursor'},
          ],
          {title: '手書きオーバーレイ', note: 'OBSのブラウザソース', icon: 'pen', tone: 'app'},
          {title: '配信の画面', note: 'ゲームやコメントの手前に出ます', icon: 'monitor'},
        ]}
      />
    </Figure>
  );
}
