import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** Where a plugin stands on the way of a comment. */
export const PluginDataFlowFigure: FigureComponent = () => (
  <Figure caption="コメントはfilterCommentを通ってから表示されます。読み上げの文は、その後でfilterSpeechも通ります。">
    <FlowDiagram
      steps={[
        {title: '配信サイト', note: 'コメントが届く', icon: 'chat'},
        {title: 'filterComment', note: 'コメントを変える、捨てる', icon: 'funnel', tone: 'app'},
        [
          {title: '一覧とテンプレート', note: '変えたコメントが出る', icon: 'list'},
          {title: 'subscribe', note: 'プラグインにも届く', icon: 'code', tone: 'app'},
        ],
        {title: 'filterSpeech', note: '読む文を変える、読まない', icon: 'funnel', tone: 'app'},
        {title: '読み上げ', note: '変えた文が声になる', icon: 'speaker'},
      ]}
    />
  </Figure>
);
