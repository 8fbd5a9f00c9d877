import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** One round of a game with viewers: two at a time. */
export const OrderRoundFigure: FigureComponent = () => (
  <Figure caption="2人ずつ遊ぶときの1周。終わるまで、この4つを繰り返します。">
    <FlowDiagram
      steps={[
        {title: '2人をプレイ中に', note: '→を2回押す', icon: 'people', tone: 'app'},
        {title: '名前を呼ぶ', note: '合言葉や部屋番号を伝える', icon: 'mic'},
        {title: '一緒に遊ぶ', note: '列は止めずに受け付ける', icon: 'play'},
        {title: 'プレイ中を完了', note: '2人がまとめて外れる', icon: 'check', tone: 'app'},
      ]}
    />
  </Figure>
);
