import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** From the editor into OBS, by CSS or as a zip. */
export const GeneratorFlowFigure: FigureComponent = () => {
  return (
    <Figure caption="エディタからOBSまで。付属のテンプレートを変えるならCSS、新しく足すならzipです。">
      <FlowDiagram
        steps={[
          {title: 'バージョンを選ぶ', note: '本アプリと同じもの', icon: 'check'},
          {title: '項目を選ぶ', note: '色、文字、並び、動き', icon: 'pen'},
          [
            {title: 'CSSをコピー', note: 'OBSのカスタムCSSに貼ります', icon: 'copy'},
            {title: 'zipを書き出す', note: 'テンプレートのウィンドウへドラッグします', icon: 'box'},
          ],
          {title: '確かめる', note: 'コメントテスターで流します', icon: 'play'},
        ]}
      />
    </Figure>
  );
};
