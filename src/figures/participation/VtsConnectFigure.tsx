import type {FigureComponent} from '../kit/app';
import {Mono} from '../kit/Columns';
import {Exchange} from '../kit/Exchange';
import {Figure} from '../kit/Figure';

/** How ワードパーティー and VTube Studio meet, and what they tell each other. */
export const VtsConnectFigure: FigureComponent = () => (
  <Figure
    caption="つながるまでのやり取り。許可を求めるウィンドウは、はじめの1回だけ出ます。"
    legend={['接続', '許可', '位置と大きさ', '投げつけ']}
  >
    <Exchange
      between={['VTube Studio', 'ワードパーティー']}
      messages={[
        {
          way: 'answer',
          n: 1,
          text: (
            <>
              <Mono>ws://localhost:8001</Mono>につなぐ
            </>
          ),
        },
        {
          way: 'ask',
          n: 2,
          text: '出たウィンドウで「許可」を押すと、認証トークンを渡す。次からは自動でつながる',
        },
        {way: 'ask', n: 3, text: 'アバターの位置と大きさを送り続ける'},
        {way: 'note', n: 4, text: '顔の位置を狙って投げつける'},
      ]}
    />
  </Figure>
);
