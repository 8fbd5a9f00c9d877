import type {FigureComponent} from '../kit/app';
import {DecisionFlow} from '../kit/DecisionFlow';
import {Figure} from '../kit/Figure';

/** From what somebody wants to make to the way that fits. */
export const ApiChoiceFigure: FigureComponent = () => (
  <Figure caption="上から順に答えると、使う仕組みが1つに決まります。">
    <DecisionFlow
      start="何を作りますか"
      columns={[
        {
          checks: [
            {
              question: 'OBSに出す画面ですか',
              exit: 'はい',
              remedy: 'OneSDKでテンプレートを作ります',
            },
            {
              question: '一覧や読み上げに出る前に、書き換えますか',
              exit: 'はい',
              remedy: 'プラグインを作ります',
            },
            {
              question: '変化を受け取り続けますか',
              exit: 'はい',
              remedy: 'WebSocket APIにつなぎます',
            },
          ],
          end: 'HTTP APIで送ります。1回だけ調べるときも、これを使います',
        },
      ]}
    />
  </Figure>
);
