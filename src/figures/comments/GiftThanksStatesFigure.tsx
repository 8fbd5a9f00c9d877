import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {StateDiagram} from '../kit/StateDiagram';

/** From a gift that came in to a person who has been thanked. */
export const GiftThanksStatesFigure: FigureComponent = () => (
  <Figure caption="お礼のマークの移り変わり。済にした人から新しいギフトが届くと、未に戻ります。">
    <StateDiagram
      states={[
        {
          name: '未',
          note: 'ギフトが届き、まだお礼をしていない',
          tone: 'live',
          goes: [{when: '丸を押す', to: '済'}],
        },
        {
          name: '済',
          note: 'お礼をした',
          tone: 'good',
          goes: [
            {when: '新しいギフトが届く', to: '未'},
            {when: 'もう一度丸を押す', to: '未'},
            {when: '「お礼済みを消す」を押す', to: '一覧から外れる'},
          ],
        },
        {name: '一覧から外れる', note: 'コメントログには残る'},
      ]}
    />
  </Figure>
);
