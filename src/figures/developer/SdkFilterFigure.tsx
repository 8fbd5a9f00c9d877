import type {FigureComponent} from '../kit/app';
import {Mono, Pad, Soft} from '../kit/Columns';
import {Tag} from '../kit/Controls';
import {DataGrid} from '../kit/DataGrid';
import {Figure} from '../kit/Figure';
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
