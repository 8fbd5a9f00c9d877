import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** The way from version 4 in five steps. The same in every later version. */
export const MigrateFlowFigure: FigureComponent = () => {
  return (
    <Figure caption="4系から移る5つの段階。最初に取るコピーがあれば、いつでもやり直せます。">
      <FlowDiagram
        steps={[
          {title: '4系を終了', note: '通知領域からも', icon: 'close', tone: 'bad'},
          {title: '丸ごとコピー', note: '4系のデータフォルダ', icon: 'copy'},
          {title: '本アプリを開く', note: '移行は最初の1度だけ', icon: 'play', tone: 'app'},
          {title: '手で移す', note: '自作のテンプレートなど', icon: 'folder'},
          {title: 'OBSを直す', note: 'ソースを入れ直す', icon: 'monitor'},
        ]}
      />
    </Figure>
  );
};
