import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** A comment on its way from the app through the SDK to the code of a template. */
export const SdkDataFlowFigure: FigureComponent = () => (
  <Figure caption="本アプリが送るデータは、SDKの中で絞り込まれ、順番を待ってからテンプレートに渡ります。">
    <FlowDiagram
      steps={[
        {title: '本アプリ', note: 'ポート11180のWebSocket', icon: 'chat', tone: 'app'},
        {title: '絞り込み', note: 'includes、excludes', icon: 'funnel'},
        {title: '順番待ち', note: '1件ずつ、最大150ミリ秒の間隔', icon: 'queue'},
        {title: '手元の一覧', note: 'commentLimit、lifeTime', icon: 'box'},
        {title: 'テンプレート', note: 'subscribeの関数に届く', icon: 'monitor'},
      ]}
    />
  </Figure>
);
