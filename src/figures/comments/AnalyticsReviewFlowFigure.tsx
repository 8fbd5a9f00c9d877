import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** From a peak in the chart to the next stream. */
export const AnalyticsReviewFlowFigure: FigureComponent = () => (
  <Figure caption="山から振り返る流れ。山の手前の話題が、盛り上がったきっかけです。">
    <FlowDiagram
      steps={[
        {title: '山を見つける', note: '棒が高いところを押します', icon: 'eye'},
        {title: 'その時間のコメント', note: '何に反応したかを読みます', icon: 'chat', tone: 'app'},
        {title: '話題を確かめる', note: 'タイムスタンプと並べます', icon: 'clock'},
        {title: '次の配信に生かす', note: '切り抜きや企画の候補', icon: 'star'},
      ]}
    />
  </Figure>
);
