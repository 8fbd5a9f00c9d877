import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** A request from the comment to the list of songs. */
export const RequestFlowFigure: FigureComponent = () => (
  <Figure caption="リクエストの流れ。受け付けた曲は、配信者が選ぶまでセットリストに入りません。">
    <FlowDiagram
      steps={[
        {title: 'コメント', note: '「リクエスト 夜の散歩道」', icon: 'chat'},
        {title: 'リクエスト', note: '曲名と名前が並ぶ', icon: 'list', tone: 'app'},
        {title: '曲の箱を検索', note: '弾ける曲かを見る', icon: 'search', tone: 'app'},
        [
          {title: '列に足す', note: 'セットリストの最後へ', icon: 'plus'},
          {title: '済', note: '一覧から消す', icon: 'check', tone: 'bad'},
        ],
        {title: 'OBS', note: '「setlist」に出る', icon: 'monitor'},
      ]}
    />
  </Figure>
);
