import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {AppWindow} from '../kit/AppWindow';
import {Callout, circled} from '../kit/Callout';
import {Columns, Line, Pad, Soft, Strong} from '../kit/Columns';
import {Field, Push, Tag} from '../kit/Controls';
import {DataGrid} from '../kit/DataGrid';
import {Figure} from '../kit/Figure';
import {Glyph} from '../kit/Glyph';
import {Panel} from '../kit/Panel';
import {Band} from '../kit/Window';

const LEGEND = [
  '絞り込み',
  '並び',
  '枠の見出し',
  'リスナーの行',
  '記録',
  'ニックネーム',
  'メモ',
  'ラベル',
];

const PEOPLE = [
  {name: 'ほうじ茶', tone: 'green', last: '20:41', count: '18', gifts: '1', tag: ''},
  {name: 'たまご焼き', tone: 'green', last: '20:39', count: '32', gifts: '0', tag: '常連'},
  {name: 'みかん箱', tone: 'amber', last: '20:36', count: '3', gifts: '0', tag: 'NEW'},
] as const;

/**
 * The listener list: people of a frame at the left, what is known of one at the right. The search
 * field came with 8.0 and is the first of the numbers there.
 */
export function ListenerListFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const search = isAtLeast(version, '8.0');
  const siteNames = isAtLeast(version, '5.2');
  const first = search ? 2 : 1;
  const mark = (offset: number): string => circled(first + offset);
  return (
    <Figure
      caption={`リスナーリスト。${mark(3)}の行を選ぶと、${mark(4)}に記録が出ます。書いた内容は自動で保存されます。`}
      label={`リスナーリストのウィンドウ。上に${search ? '①検索欄、' : ''}${mark(0)}絞り込みの欄、${mark(1)}並びの欄。左は${mark(2)}枠「メイン」の見出しの下に、${mark(3)}リスナーの行が3つ並び、名前、最後のコメントの時刻、件数、ギフト数が出る。たまご焼きの行が選ばれている。右はたまご焼きの${mark(4)}記録で、${siteNames ? 'サイトでの名前、' : ''}累計コメント1,204件、前回の配信名。その下に${mark(5)}ニックネーム「たまちゃん」、${mark(6)}メモ「猫を飼っている」、${mark(7)}ラベル「常連」${search ? 'と、この人の発言のボタン' : ''}。`}
      legend={search ? ['検索', ...LEGEND] : LEGEND}
    >
      <AppWindow version={version} title="リスナーリスト">
        <Band>
          <Pad>
            <Line>
              {search && (
                <Line>
                  <Callout n={1} />
                  <Field empty>名前・ID・ニックネーム</Field>
                </Line>
              )}
              <Line>
                <Callout n={first} />
                <Field select>すべて</Field>
              </Line>
              <Line>
                <Callout n={first + 1} />
                <Field select>最新</Field>
              </Line>
            </Line>
          </Pad>
        </Band>
        <Columns>
          <Listeners first={first} />
          <Listener {...{first, search, siteNames}} />
        </Columns>
      </AppWindow>
    </Figure>
  );
}

/** The listeners of a frame; the regular one is chosen. */
function Listeners({first}: {readonly first: number}): ReactNode {
  return (
    <Panel
      title="メイン"
      callout={first + 2}
      tools={<Glyph letter="Y" tone="green" size="small" />}
    >
      <DataGrid
        columns="minmax(0, 1fr) 2.25rem 1.75rem 2.25rem"
        head={[
          <Line key="person">
            <Callout n={first + 3} />人
          </Line>,
          '最後',
          '件数',
          'ギフト',
        ]}
        rows={PEOPLE.map(({name, tone, last, count, gifts, tag}) => ({
          key: name,
          marked: tag === '常連',
          cells: [
            <Line key="name">
              <Glyph letter={name.slice(0, 1)} tone={tone} size="small" />
              {name}
              {tag !== '' && <Tag tone={tag === 'NEW' ? 'accent' : 'soft'}>{tag}</Tag>}
            </Line>,
            last,
            count,
            gifts,
          ],
        }))}
      />
    </Panel>
  );
}

interface ListenerProps {
  /** The number of the first callout that every version has. */
  readonly first: number;
  readonly search: boolean;
  readonly siteNames: boolean;
}

/** What is known of the chosen one. */
function Listener({first, search, siteNames}: ListenerProps): ReactNode {
  return (
    <div>
      <Pad>
        <Line>
          <Callout n={first + 4} />
          <Glyph letter="た" tone="green" size="large" />
          <Strong>たまご焼き</Strong>
          {siteNames && <Soft>@tamago-sample</Soft>}
        </Line>
        <Soft>累計コメント 1,204件・累計ギフト 12件</Soft>
        <Soft>前回の配信 のんびり雑談と作業の夜</Soft>
      </Pad>
      <Pad>
        <Line>
          <Callout n={first + 5} />
          ニックネーム
          <Field>たまちゃん</Field>
        </Line>
        <Line>
          <Callout n={first + 6} />
          メモ
          <Field>猫を飼っている</Field>
        </Line>
        <Line>
          <Callout n={first + 7} />
          ラベル
          <Field>常連</Field>
        </Line>
        {search && (
          <Line>
            <Push icon="search">この人の発言</Push>
          </Line>
        )}
      </Pad>
    </div>
  );
}
