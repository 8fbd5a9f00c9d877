import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** One comment on its way through VOICEVOX and back to the app. The same in every version. */
export const VoiceEngineFlowFigure: FigureComponent = () => {
  return (
    <Figure caption="VOICEVOXは声を作るだけです。待ちの列を持ち、音を鳴らすのは本アプリです。">
      <FlowDiagram
        steps={[
          {title: 'コメント', note: '「こんばんは」', icon: 'chat'},
          {
            title: '待ちの列',
            note: '辞書とフォーマットを通した文を並べます',
            icon: 'queue',
            tone: 'app',
          },
          {title: 'VOICEVOX', note: '127.0.0.1の50021で文を受け、声を作ります', icon: 'mic'},
          {
            title: '本アプリが鳴らす',
            note: '「出力デバイス」から出ます',
            icon: 'play',
            tone: 'app',
          },
          [
            {title: 'スピーカー', note: '手元で聞く', icon: 'speaker'},
            {title: 'OBS', note: '本アプリの音を取り込む', icon: 'monitor'},
          ],
        ]}
      />
    </Figure>
  );
};
