import type {FigureComponent} from './kit/app';
import {Figure} from './kit/Figure';
import {FlowDiagram} from './kit/FlowDiagram';

/** What to do before and with a report, in order. The same in every version. */
export const ReportFlowFigure: FigureComponent = () => {
  return (
    <Figure caption="不具合を報告するまでの順番。先に答えを探すと、待たずに直ることがあります。">
      <FlowDiagram
        steps={[
          {title: '最新のバージョンで試す', note: '直っていることがある', icon: 'refresh'},
          {title: '答えを探す', note: 'マニュアルとフォーラム', icon: 'search'},
          {title: 'レポート作成', note: 'メニュー（⋯）→ サポート', icon: 'note', tone: 'app'},
          {title: '個人情報を消す', note: '名前、URL、ライセンスキー', icon: 'trash'},
          {title: 'フォーラムに書く', note: '項目をそろえて', icon: 'pen'},
        ]}
      />
    </Figure>
  );
};
