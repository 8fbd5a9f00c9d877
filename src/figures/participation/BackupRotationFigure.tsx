import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** How the newest copy pushes out the oldest one. */
export const BackupRotationFigure: FigureComponent = () => (
  <Figure caption="「残す数」が3のとき。新しいものが1つ増えると、一番古いものが消えます。">
    <FlowDiagram
      steps={[
        {title: '今夜の分', note: '終了したときに増える', icon: 'plus', tone: 'app'},
        {title: '1つ前', note: '残る', icon: 'box'},
        {title: '2つ前', note: '残る', icon: 'box'},
        {title: '3つ前', note: '数を超えたので消える', icon: 'trash', tone: 'bad'},
      ]}
    />
  </Figure>
);
