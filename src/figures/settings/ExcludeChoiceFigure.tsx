import type {FigureComponent} from '../kit/app';
import {DecisionFlow} from '../kit/DecisionFlow';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** Which of the exclusions fits. */
export const ExcludeChoiceFigure: FigureComponent = () => (
  <Figure caption="除外する場所の選び方。上から順に当てはめます。">
    <DecisionFlow
      start="この人のコメントを外したい"
      columns={[
        {
          checks: [
            {
              question: '自分の一覧からも外しますか',
              exit: 'はい',
              remedy: 'コメントの「除外ユーザー」に書きます。声と音も止まります',
            },
            {
              question: '配信画面（テンプレート）から外しますか',
              exit: 'はい',
              remedy: 'コメントの「書き出しの除外ユーザー」に書きます',
            },
            {
              question: '読み上げから外しますか',
              exit: 'はい',
              remedy: '読み上げの「除外ユーザー」に書きます',
            },
            {
              question: '音を鳴らさないようにしますか',
              exit: 'はい',
              remedy: '通知の「除外ユーザー」に書きます',
            },
          ],
          end: '列に入れたくないだけなら、参加型管理の「除外ユーザー」に書きます',
        },
      ]}
    />
  </Figure>
);

/** From a viewer's comment with the sign to the name that others see. */
export const NicknameFlowFigure: FigureComponent = () => (
  <Figure caption="視聴者の書いた呼び名が、一覧とテンプレートに出るまで。">
    <FlowDiagram
      steps={[
        {title: '視聴者のコメント', note: '＠たまちゃん', icon: 'chat'},
        {title: '付けられる相手か', note: '違えば、ただのコメント', icon: 'people'},
        {
          title: 'ニックネームになる',
          note: '「保存」がオンなら次の配信も同じ',
          icon: 'user',
          tone: 'app',
        },
        [
          {title: '一覧と声', note: 'いつも呼び名', icon: 'list'},
          {title: 'テンプレート', note: '「表示にも使う」がオンのとき', icon: 'monitor'},
        ],
      ]}
    />
  </Figure>
);
