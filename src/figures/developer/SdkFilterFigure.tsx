import type {FigureComponent} from '../kit/app';
import {Mono, Pad, Soft} from '../kit/Columns';
import {Tag} from '../kit/Controls';
import {DataGrid} from '../kit/DataGrid';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';
import {Window} from '../kit/Window';

const LABEL =
  'includesにyoutube、includeNamesにメインを書いたときの例。枠メインのYouTubeのコメントは両方に合うので渡ります。枠ゲームのYouTubeは枠名が違い、枠サブのTwitchは両方が違うので渡りません。';

const PASSED = <Tag key="result">渡す</Tag>;
const STOPPED = <Soft key="result">渡さない</Soft>;

/** Two filters at once: only what fits both gets through. */
export const SdkFilterFigure: FigureComponent = () => (
  <Figure caption="絞り込みを2つ書いた例。両方に合うコメントだけが渡ります。" label={LABEL}>
    <Window bar={<Mono>setup()の設定</Mono>}>
      <Pad>
        <Mono>includes: [&apos;youtube&apos;]</Mono>
        <Mono>includeNames: [&apos;メイン&apos;]</Mono>
      </Pad>
      <DataGrid
        columns="minmax(0, 1fr) minmax(0, 1.4fr) 4.5rem"
        head={['枠名', 'サイト', '結果']}
        rows={[
          {key: 'main', cells: ['○ メイン', '○ youtube', PASSED], marked: true},
          {key: 'game', cells: ['× ゲーム', '○ youtube', STOPPED]},
          {key: 'sub', cells: ['× サブ', '× twitch', STOPPED]},
        ]}
      />
    </Window>
  </Figure>
);

/** How the value of one setting comes about: what is on the right wins. */
export const SdkPrecedenceFigure: FigureComponent = () => (
  <Figure caption="portが決まるまで。矢印の先にあるものほど優先され、書いてあれば前の値を置き換えます。">
    <FlowDiagram
      steps={[
        {title: '初期値', note: '11180', icon: 'box'},
        {title: 'setupの引数', note: 'port: 11181', icon: 'code'},
        {title: 'CSSの変数', note: '--one-sdk-port: 11182', icon: 'pen'},
        {title: 'URL', note: '?port=11183', icon: 'open'},
        {title: '使う値', note: '11183', icon: 'check', tone: 'app'},
      ]}
    />
  </Figure>
);

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
