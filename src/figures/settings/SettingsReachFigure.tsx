import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** How the settings for everything and those of one frame become what happens. */
export const SettingsReachFigure: FigureComponent = () => (
  <Figure caption="設定が反映される順。枠設定で変えた項目だけが、その枠では共通の設定より優先されます。">
    <FlowDiagram
      steps={[
        {title: '共通の設定', note: 'メニュー（⋯）→ 設定', icon: 'gear', tone: 'app'},
        [
          {title: '枠設定で変えた項目', note: 'その枠では枠設定の値', icon: 'list'},
          {title: '変えていない項目', note: '共通の設定の値', icon: 'check'},
        ],
        {title: '枠の声と音', note: 'コメントが届くたびに使う', icon: 'speaker'},
      ]}
    />
  </Figure>
);
