import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

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
