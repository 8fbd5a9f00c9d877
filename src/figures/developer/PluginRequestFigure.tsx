import type {FigureComponent} from '../kit/app';
import {Mono} from '../kit/Columns';
import {Exchange} from '../kit/Exchange';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** A settings page that reads and saves what its plugin keeps. */
export const PluginRequestFigure: FigureComponent = () => (
  <Figure caption="設定ページは、本アプリのHTTPを通してプラグインのrequestを呼びます。">
    <Exchange
      between={['設定ページ', 'プラグイン']}
      messages={[
        {
          way: 'ask',
          text: (
            <>
              <Mono>GET /api/plugins/&lt;uid&gt;</Mono> 今の値を問い合わせる
            </>
          ),
        },
        {way: 'note', text: 'requestがstoreの値を文字列にする'},
        {way: 'answer', text: <Mono>{'{"code": 200, "response": "{\\"text\\":\\"…\\"}"}'}</Mono>},
        {
          way: 'ask',
          text: (
            <>
              <Mono>PUT /api/plugins/&lt;uid&gt;</Mono> 変えた値をJSONで送る
            </>
          ),
        },
        {way: 'note', text: 'requestがbodyを読み、storeに書く'},
        {way: 'answer', text: '保存した値、または400と理由'},
      ]}
    />
  </Figure>
);

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
