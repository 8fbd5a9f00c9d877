import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {AppWindow} from '../kit/AppWindow';
import {Callout} from '../kit/Callout';
import {Columns, Line, Mono} from '../kit/Columns';
import {Tag} from '../kit/Controls';
import {DataGrid} from '../kit/DataGrid';
import {Figure} from '../kit/Figure';
import {Glyph} from '../kit/Glyph';
import {Window} from '../kit/Window';

const BODY: readonly {readonly n: number; readonly key: string; readonly value: string}[] = [
  {n: 1, key: 'service.id', value: 'メインの枠ID'},
  {n: 2, key: 'comment.name', value: 'テスト太郎'},
  {n: 3, key: 'comment.comment', value: 'こんにちは'},
  {n: 4, key: 'comment.hasGift', value: 'true'},
];

/** The body of POST /api/comments beside the comment it becomes. */
export function HttpPostFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="コメントを送るAPIのリクエストボディと、本アプリでの表示。枠のコメントとして並びます。"
      label="左はリクエストボディです。service.idにメインの枠ID、comment.nameにテスト太郎と書きます。comment.commentはこんにちは、comment.hasGiftはtrueです。右は本アプリの一覧で、メインの枠に、名前がテスト太郎、本文がこんにちは、ギフトのマークの付いたコメントが並びます。"
      legend={['送り先の枠', '投稿者の名前', 'コメント本文', 'ギフトかどうか']}
    >
      <Columns>
        <Window bar={<Mono>body.json</Mono>}>
          <DataGrid
            columns="1.75rem minmax(0, 1fr) minmax(0, 1fr)"
            rows={BODY.map(({n, key, value}) => ({
              key,
              cells: [<Callout key="n" n={n} />, <Mono key="key">{key}</Mono>, value],
            }))}
          />
        </Window>
        <AppWindow version={version}>
          <Result />
        </AppWindow>
      </Columns>
    </Figure>
  );
}

function Result(): ReactNode {
  return (
    <DataGrid
      columns="2.25rem minmax(0, 1fr)"
      rows={[
        {
          key: 'head',
          cells: [
            <Glyph key="glyph" letter="テ" tone="green" />,
            <Line key="line">
              <Callout n={2} />
              テスト太郎
              <Callout n={4} />
              <Tag tone="amber">ギフト</Tag>
            </Line>,
          ],
        },
        {
          key: 'body',
          cells: [
            '',
            <Line key="line">
              <Callout n={3} />
              こんにちは
            </Line>,
          ],
        },
        {
          key: 'frame',
          cells: [
            '',
            <Line key="line">
              <Callout n={1} />
              <Tag tone="soft">メイン</Tag>
            </Line>,
          ],
        },
      ]}
    />
  );
}
