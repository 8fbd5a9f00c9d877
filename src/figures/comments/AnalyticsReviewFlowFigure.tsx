import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** From a peak in the chart to the next stream. */
export function AnalyticsReviewFlowFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const timestamps = isAtLeast(version, '6.0');
  return (
    <Figure caption="山から振り返る流れ。山の手前の話題が、盛り上がったきっかけです。">
      <FlowDiagram
        steps={[
          {title: '山を見つける', note: '棒が高いところを押します', icon: 'eye'},
          {
            title: 'その時間のコメント',
            note: '何に反応したかを読みます',
            icon: 'chat',
            tone: 'app',
          },
          {
            title: '話題を確かめる',
            note: timestamps ? 'タイムスタンプと並べます' : '時刻のメモと並べます',
            icon: 'clock',
          },
          {title: '次の配信に生かす', note: '切り抜きや企画の候補', icon: 'star'},
        ]}
      />
    </Figure>
  );
}
