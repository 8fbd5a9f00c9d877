import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** What comes to a template in the playground, and by what way. */
export const PlaygroundFigure: FigureComponent = () => (
  <Figure caption="ボタンを押すと、本アプリの代わりのシミュレーターから、切り離された枠の中のテンプレートに届きます。">
    <FlowDiagram
      steps={[
        {title: 'ボタン', note: 'コメント、ギフト、投票など', icon: 'chat'},
        {title: 'シミュレーター', note: '本アプリの代わりに答えます', icon: 'box', tone: 'app'},
        {title: 'OneSDK', note: '6.0.0をそのまま使います', icon: 'queue'},
        {title: 'テンプレート', note: '外の通信がない枠の中', icon: 'monitor'},
      ]}
    />
  </Figure>
);
