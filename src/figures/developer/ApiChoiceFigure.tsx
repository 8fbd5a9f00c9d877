import type {FigureComponent} from '../kit/app';
import {DecisionFlow} from '../kit/DecisionFlow';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

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

/** Where each of the four ways into the app stands. */
export const ApiWaysFigure: FigureComponent = () => (
  <Figure caption="プラグインは本アプリの中で、ほかの3つは外で動きます。矢印は情報の流れで、HTTP APIだけは、別のアプリから本アプリへも送れます。">
    <FlowDiagram
      steps={[
        {title: '配信サイト', note: 'コメント、配信情報', icon: 'chat'},
        {title: '本アプリ', note: '中でプラグインが加工します', icon: 'box', tone: 'app'},
        [
          {title: 'OneSDK', note: 'OBSのテンプレートで受け取ります', icon: 'monitor'},
          {title: 'WebSocket API', note: '別のアプリで受け取り続けます', icon: 'play'},
          {title: 'HTTP API', note: '別のアプリから送り、問い合わせます', icon: 'code'},
        ],
      ]}
    />
  </Figure>
);
