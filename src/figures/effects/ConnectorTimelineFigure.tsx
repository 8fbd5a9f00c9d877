import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** A connector with two effects in turn and one drawn by lot. */
export const ConnectorTimelineFigure: FigureComponent = () => {
  return (
    <Figure caption="連結の例。「続けて出す」は書いたものすべてが、「抽選で出す」は1つだけが出ます。">
      <FlowDiagram
        steps={[
          {title: '「おみくじ」', note: 'パターンに合いました', icon: 'chat'},
          {title: 'クラッカー', note: '続けて出す・遅れ0ms'},
          {title: '落下', note: '続けて出す・遅れ800ms'},
          [
            {title: '大吉の固定表示', note: '抽選・重み1'},
            {title: '吉の固定表示', note: '抽選・重み3'},
            {title: '凶の固定表示', note: '抽選・重み1'},
          ],
        ]}
      />
    </Figure>
  );
};
