import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** How the remote view connects: through the network at home, never the internet. */
export const RemoteViewFlowFigure: FigureComponent = () => (
  <Figure caption="つながり方。家の中のネットワークだけを通り、インターネットには出ません。">
    <FlowDiagram
      steps={[
        {title: '本アプリのPC', note: '192.168.1.10のポート11180', icon: 'laptop', tone: 'app'},
        {title: 'ファイアウォール', note: '「プライベート ネットワーク」を許可', icon: 'check'},
        {title: 'Wi-Fiルーター', note: '同じネットワーク（192.168.1.x）', icon: 'box'},
        [
          {title: 'スマートフォン', note: 'QRコードで開きます', icon: 'phone'},
          {title: 'タブレット', note: 'ホーム画面に追加できます', icon: 'phone'},
          {title: '別のPC', note: 'ブラウザで開きます', icon: 'monitor'},
        ],
      ]}
    />
  </Figure>
);
