import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** What a test comment reaches, and what it does not. */
export const TesterFlowFigure: FigureComponent = () => (
  <Figure caption="テスターのコメントが届く先。配信サイト、リスナーの記録、コメントログには届きません。">
    <FlowDiagram
      steps={[
        {title: 'コメントテスター', note: '「送信」を押します', icon: 'pen'},
        {title: '本アプリ', note: '届いたコメントと同じように扱います', icon: 'list', tone: 'app'},
        [
          {title: 'コメントの一覧', icon: 'chat'},
          {title: 'テンプレート', note: 'OBSの画面', icon: 'monitor'},
          {title: '読み上げ', note: '「読み上げ」にチェックを入れたとき', icon: 'speaker'},
          {title: 'ワードパーティー', note: '言葉が合ったとき', icon: 'star'},
          {title: '参加型・アンケート', note: '数えられます', icon: 'queue'},
        ],
      ]}
    />
  </Figure>
);
