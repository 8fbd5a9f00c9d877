import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** A comment on its way through 棒読みちゃん. The same in every version. */
export const BouyomichanFlowFigure: FigureComponent = () => {
  return (
    <Figure caption="音を出すのは棒読みちゃんです。OBSで取り込むのも、棒読みちゃんの音です。">
      <FlowDiagram
        steps={[
          {
            title: '本アプリ',
            note: '辞書・除外・フォーマットを当てはめます',
            icon: 'chat',
            tone: 'app',
          },
          {title: 'HTTP連携', note: '127.0.0.1の50080', icon: 'code'},
          {title: '棒読みちゃん', note: '教育した言葉とタグを反映します', icon: 'mic'},
          {title: 'スピーカー', note: '手元と配信に流れます', icon: 'speaker'},
        ]}
      />
    </Figure>
  );
};
