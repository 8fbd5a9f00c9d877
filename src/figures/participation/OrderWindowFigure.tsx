import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {AppWindow} from '../kit/AppWindow';
import {Callout} from '../kit/Callout';
import {Line, Pad, Soft, Strong} from '../kit/Columns';
import {Field, Push, Tag} from '../kit/Controls';
import {DataGrid} from '../kit/DataGrid';
import {Figure} from '../kit/Figure';
import {Glyph} from '../kit/Glyph';
import {Icon} from '../kit/Icon';
import {Panel} from '../kit/Panel';
import {Numbered} from '../kit/Numbered';
import {QUEUE, type QueuePerson} from './queue';

const LEGEND = [
  'シャッフル',
  '並べ替え',
  'すべて消す',
  'ハンドル',
  'プレイ中のマーク',
  '参加の回数',
  '完了・取消',
];

/** What 5.2 put before them, and the statistics it put after them. */
const LEGEND_SINCE_5_2 = ['プレイ中の人数', 'プレイ中を完了', '先頭を完了', ...LEGEND, '統計'];

const LABEL =
  '参加型管理のウィンドウの参加待ちリスト。上の段に、①「シャッフル」、②「並べ替え」、③「すべて消す」が並ぶ。その下に5人の列があり、上の2人のたまご焼きとみかん箱に⑤プレイ中のマークが付く。ほかの3人のマークは薄い。どの行にも④ハンドル、⑥今回と累計の回数、枠名と時刻、⑦完了と取消のボタンがある。';

const LABEL_SINCE_5_2 =
  '参加型管理のウィンドウの参加待ちリスト。上の段に、①プレイ中の人数の2、②「プレイ中を完了」、③「先頭を完了」、④「シャッフル」、⑤「並べ替え」、⑥「すべて消す」が並ぶ。その下に5人の列があり、上の2人のたまご焼きとみかん箱に⑧プレイ中のマークが付く。どの行にも⑦ハンドル、⑨今回と累計の回数、枠名と時刻、⑩完了と取消のボタンがある。一番下は統計で、参加8、完了2、取消1、参加した人7人。';

/** The window 参加型管理: the waiting list with two people in play. */
export function OrderWindowFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const since52 = isAtLeast(version, '5.2');
  const first = since52 ? 4 : 1;
  return (
    <Figure
      caption={`参加型管理のウィンドウの、参加待ちリスト。${since52 ? 'プレイ中の2人が列の上に集まっています。' : '遊んでいる2人に、プレイ中のマークを付けています。'}`}
      label={since52 ? LABEL_SINCE_5_2 : LABEL}
      legend={since52 ? LEGEND_SINCE_5_2 : LEGEND}
    >
      <AppWindow version={version} title="参加型管理">
        <Panel title="参加待ちリスト" tools="5人">
          <Tools first={first} />
        </Panel>
        <DataGrid
          columns="1.25rem 1.25rem minmax(0, 1fr) 6.25rem"
          head={[
            <Callout key="grip" n={first + 3} />,
            '順',
            '名前・回数',
            <Numbered key="buttons" n={first + 6}>
              操作
            </Numbered>,
          ]}
          rows={QUEUE.map((person, index) => ({
            key: person.name,
            marked: person.playing,
            cells: [
              <Icon key="grip" name="grip" size={14} />,
              index + 1,
              <Person
                key="name"
                person={person}
                pressable={!since52}
                {...(index === 0 ? {n: first + 4} : {})}
              />,
              <Line key="buttons">
                <Push>完了</Push>
                <Push>取消</Push>
              </Line>,
            ],
          }))}
        />
        {since52 && (
          <Pad>
            <Numbered n={11}>
              <Strong>統計</Strong>
              <Soft>参加8・完了2・取消1・参加した人7人</Soft>
            </Numbered>
          </Pad>
        )}
      </AppWindow>
    </Figure>
  );
}

function Person({
  person: {name, tone, playing, frame, time, count, total},
  pressable,
  n,
}: {
  readonly person: QueuePerson;
  /** Before 5.2 the mark is pressed in the row, so those who wait show it too, pale. */
  readonly pressable: boolean;
  /** The number of the mark プレイ中; the counts have the next one. */
  readonly n?: number;
}): ReactNode {
  const mark = (playing || pressable) && <Tag tone={playing ? 'accent' : 'soft'}>プレイ中</Tag>;
  return (
    <>
      <Line>
        <Glyph letter={name.slice(0, 1)} tone={tone} size="small" />
        <Strong>{name}</Strong>
        {n === undefined ? mark : <Numbered n={n}>{mark}</Numbered>}
      </Line>
      <Line>
        {n !== undefined && <Callout n={n + 1} />}
        <Soft>
          今回{count}回・累計{total}回
        </Soft>
        <Soft>
          {frame} {time}
        </Soft>
      </Line>
    </>
  );
}

function Tools({first}: {readonly first: number}): ReactNode {
  return (
    <Line>
      {first > 1 && <PlayingTools />}
      <Numbered n={first}>
        <Push icon="refresh">シャッフル</Push>
      </Numbered>
      <Numbered n={first + 1}>
        <Field select>並べ替え</Field>
      </Numbered>
      <Numbered n={first + 2}>
        <Push icon="trash">すべて消す</Push>
      </Numbered>
    </Line>
  );
}

function PlayingTools(): ReactNode {
  return (
    <>
      <Numbered n={1}>
        <Soft>プレイ中の人数</Soft>
        <Push icon="minimize" />
        <Field>2</Field>
        <Push icon="plus" />
      </Numbered>
      <Numbered n={2}>
        <Push tone="main">プレイ中を完了</Push>
      </Numbered>
      <Numbered n={3}>
        <Push>先頭を完了</Push>
      </Numbered>
    </>
  );
}
