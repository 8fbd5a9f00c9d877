import type {FigureComponent} from '../kit/app';
import {DecisionFlow} from '../kit/DecisionFlow';
import {Figure} from '../kit/Figure';

/** Which of the three searches finds a comment. */
export const WhichSearchFigure: FigureComponent = () => (
  <Figure caption="探し方の選び方。同じ「検索」でも、探す範囲が違います。">
    <DecisionFlow
      start="前のコメントを見つけたい"
      columns={[
        {
          checks: [
            {
              question: '今の配信のコメントを、外のプログラムから探しますか',
              exit: 'はい',
              remedy: 'APIの検索を使います',
            },
            {
              question: '今の一覧に残っていますか',
              exit: 'はい',
              remedy: 'コメント欄の検索を使います',
            },
            {
              question: '「コメントログを残す」はオンでしたか',
              exit: 'いいえ',
              remedy: '記録がないため、次の配信からはオンにします',
            },
          ],
          end: 'コメントログ検索で探します',
        },
      ]}
    />
  </Figure>
);
