import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

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
