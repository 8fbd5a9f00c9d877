import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** The two ways to a key of 8.0: through the fan support, or bought on this site. */
export const ProWaysFigure: FigureComponent = () => {
  return (
    <Figure caption="Proを始める2つの方法。どちらも、キーを本アプリに登録して終わります。">
      <FlowDiagram
        steps={[
          [
            {title: 'ファン支援で申し込む', note: 'ファン支援ページ', icon: 'heart'},
            {title: 'このサイトで購入する', note: 'メンバーシップのページ', icon: 'label'},
          ],
          {title: 'キーを受け取る', note: '支援の案内か、マイページ', icon: 'book'},
          {title: '登録する', note: '設定のPro（ライセンス）', icon: 'gear', tone: 'app'},
          {title: '確かめる', note: '【PRO】の表示', icon: 'check', tone: 'app'},
        ]}
      />
    </Figure>
  );
};
