import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** The common settings, what two frames lay over them, and what is heard. */
export const ServiceLayersFigure: FigureComponent = () => (
  <Figure caption="共通の設定に、枠で変えた項目だけを重ねます。「メイン」は何も変えていない例です。">
    <FlowDiagram
      steps={[
        {title: '共通の設定', note: '話者A、話速1.0、音量100', icon: 'gear', tone: 'app'},
        [
          {title: '枠設定「メイン」', note: '変えた項目はなし', icon: 'list'},
          {title: '枠設定「サブ」', note: '話者Bだけを変更', icon: 'list'},
        ],
        [
          {title: 'メインの声', note: '話者A、話速1.0、音量100', icon: 'speaker'},
          {title: 'サブの声', note: '話者B、話速1.0、音量100', icon: 'speaker'},
        ],
      ]}
    />
  </Figure>
);
