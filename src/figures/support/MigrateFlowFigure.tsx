import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** The way from version 4 in five steps. The same in every later version. */
export const MigrateFlowFigure: FigureComponent = () => {
  return (
    <Figure caption="4系から移る5つの段階。最初の控えがあれば、いつでもやり直せます。">
      <FlowDiagram
        steps={[
          {title: '4系を終了', note: '通知領域からも', icon: 'close', tone: 'bad'},
          {title: '丸ごと控える', note: '4系のデータフォルダ', icon: 'copy'},
          {title: '本アプリを開く', note: '移行が1度だけ動く', icon: 'play', tone: 'app'},
          {title: '手で移す', note: '自作のテンプレートなど', icon: 'folder'},
          {title: 'OBSを直す', note: 'ソースを入れ直す', icon: 'monitor'},
        ]}
      />
    </Figure>
  );
};
