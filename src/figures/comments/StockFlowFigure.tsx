import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** Kept comments answered one after the other. */
export const StockFlowFigure: FigureComponent = () => (
  <Figure caption="質問をためて順に答える流れ。2つ目から後は、ストックが空になるまで繰り返します。">
    <FlowDiagram
      steps={[
        {title: 'ためる', note: 'コメントを右クリック →「ストックへ」', icon: 'box'},
        {
          title: '先頭をピン留め',
          note: 'テンプレートに1件が固定されます',
          icon: 'pin',
          tone: 'app',
        },
        {title: '話す', note: '視聴者も同じ質問を見ています', icon: 'mic'},
        {title: '選択を外す', note: '次の1件へ進みます', icon: 'check', tone: 'app'},
      ]}
    />
  </Figure>
);
