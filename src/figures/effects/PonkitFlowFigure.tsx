import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** From a pressed button to the stream. */
export const PonkitFlowFigure: FigureComponent = () => {
  return (
    <Figure caption="ボタンから配信まで。ブラウザと本アプリとOBSの3つが動いているときに出ます。">
      <FlowDiagram
        steps={[
          {title: 'ポン出しキット', note: 'ブラウザのボタンを押します', icon: 'cursor'},
          {title: '本アプリ', note: 'ポート11180で合図を受けます', tone: 'app'},
          {title: 'ワードパーティー', note: 'OBSのソースが演出を選びます', icon: 'star'},
          {title: '配信の画面', note: '画像と音が出ます', icon: 'monitor'},
        ]}
      />
    </Figure>
  );
};
