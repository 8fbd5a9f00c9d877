import type {FigureComponent} from './kit/app';
import {Figure} from './kit/Figure';
import {FlowDiagram} from './kit/FlowDiagram';

/** How comments of a site the app does not know come in. The same in every version. */
export const ExternalPostFlowFigure: FigureComponent = () => {
  return (
    <Figure caption="対応していないサイトのコメントは、外部ツールがAPIで枠に送ります。枠の視聴URLは空のままで使えます。">
      <FlowDiagram
        steps={[
          {title: '対応外のサイト', note: '掲示板など', icon: 'chat', tone: 'bad'},
          {title: '外部ツール', note: 'コメントを取り、形を整えます', icon: 'box'},
          {title: 'ローカルAPI', note: 'localhost:11180。「HTTP APIを使う」をオン', icon: 'code'},
          {title: '本アプリの枠', note: '「書き出し」と「接続」をオン', icon: 'list', tone: 'app'},
        ]}
      />
    </Figure>
  );
};
