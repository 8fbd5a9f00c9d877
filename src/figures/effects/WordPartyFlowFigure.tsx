import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** From a comment to an effect on the stream. */
export const WordPartyFlowFigure: FigureComponent = () => {
  return (
    <Figure caption="コメントから演出が出るまで。判定は、一覧の上の行から順に行います。">
      <FlowDiagram
        steps={[
          {title: 'コメント', note: '「8888888」', icon: 'chat'},
          {title: '本アプリ', note: '「書き出し」がオンの枠から送ります', tone: 'app'},
          [
            {title: 'パターン', note: '書いた語と合うか'},
            {title: '条件', note: 'ギフトやNEWか、間隔と回数の内か'},
          ],
          {title: '演出', note: '紙吹雪と拍手の音', icon: 'star'},
          {title: 'OBS', note: '視聴者の画面に出ます', icon: 'monitor'},
        ]}
      />
    </Figure>
  );
};
