import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** Who may connect to the local API, and who is turned away. */
export const ApiHostsFigure: FigureComponent = () => (
  <Figure caption="本アプリを使える相手。点線の2つからは使えません。">
    <FlowDiagram
      steps={[
        [
          {title: '同じPCのアプリ', note: '許可ホストに書かなくてよい', icon: 'laptop'},
          {title: '書いた端末', note: '192.168.1.20', icon: 'monitor'},
          {title: '書いていない端末', note: '192.168.1.99。断ります', icon: 'ban', tone: 'bad'},
          {title: '家の外の端末', note: '公開しません', icon: 'ban', tone: 'bad'},
        ],
        {title: '確かめる', note: '同じPCか、許可ホストにあるか', icon: 'check'},
        {title: '本アプリ', note: 'ポート11180', icon: 'box', tone: 'app'},
      ]}
    />
  </Figure>
);
