import type {FigureComponent} from './kit/app';
import {Figure} from './kit/Figure';
import {FlowDiagram} from './kit/FlowDiagram';

/** From the download to comments in the stream, with the time each step takes. The same in every version. */
export const LearningPathFigure: FigureComponent = () => {
  return (
    <Figure caption="インストールしてから配信画面にコメントが出るまでの道のり。初めてでも、30分ほどで終わります。">
      <FlowDiagram
        steps={[
          {title: '入れる', note: '約5分', icon: 'download'},
          {title: '最初の設定', note: '約10分', icon: 'gear'},
          {title: 'コメントを取得', note: '約3分', icon: 'chat', tone: 'app'},
          [
            {title: '声で聞く', note: '約5分', icon: 'speaker'},
            {title: 'OBSに出す', note: '約5分', icon: 'monitor'},
          ],
        ]}
      />
    </Figure>
  );
};
