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
import {Numbered} from './Numbered';
import {QUEUE, type QueuePerson} from './queue';

const LEGEND = [
  'プレイ中の人数',
  'プレイ中を完了',
  '先頭を完了',
  'シャッフル',
  '並べ替え',
  'すべて消す',
  'つまみ',
  'プレイ中の印',
  '参加の回数',
  '完了・取消',
];

/** The window 参加型管理: the waiting list with two people in play. */
export function OrderWindowFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const hasStats = isAtLeast(version, '5.2');
  return (
    <Figure
      caption="参加型管理の窓の、参加待ちリスト。プレイ中の2人が列の上に集まっています。"
      label={`参加型管理の窓の参加待ちリスト。上の段に、①プレイ中の人数の2、②「プレイ中を完了」、③「先頭を完了」、④「シャッフル」、⑤「並べ替え」、⑥「すべて消す」が並ぶ。その下に5人の列があり、上の2人のたまご焼きとみかん箱に⑧プレイ中の印が付く。どの行にも⑦つまみ、⑨今回と累計の回数、枠名と時刻、⑩完了と取消のボタンがある。${hasStats ? '一番下は統計で、参加8、完了2、取消1、参加した人7人。' : ''}`}
      legend={hasStats ? [...LEGEND, '統計'] : LEGEND}
    >
      <AppWindow version={version} title="参加型管理">
        <Panel title="参加待ちリスト" tools="5人">
          <Tools />
        </Panel>
        <DataGrid
          columns="1.25rem 1.25rem minmax(0, 1fr) 6.25rem"
          head={[
            <Callout key="grip" n={7} />,
            '順',
            '名前・回数',
            <Numbered key="buttons" n={10}>
              操作
            </Numbered>,
          ]}
          rows={QUEUE.map((person, index) => ({
            key: person.name,
            marked: person.playing,
            cells: [
              <Icon key="grip" name="grip" size={14} />,
              index + 1,
              <Person key="name" person={person} numbered={index === 0} />,
              <Line key="buttons">
                <Push>完了</Push>
                <Push>取消</Push>
              </Line>,
            ],
          }))}
        />
        {hasStats && (
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
  numbered,
}: {
  readonly person: QueuePerson;
  readonly numbered: boolean;
}): ReactNode {
  return (
    <>
      <Line>
        <Glyph letter={name.slice(0, 1)} tone={tone} size="small" />
        <Strong>{name}</Strong>
        {numbered && <Callout n={8} />}
        {playing && <Tag>プレイ中</Tag>}
      </Line>
      <Line>
        {numbered && <Callout n={9} />}
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

function Tools(): ReactNode {
  return (
    <Line>
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
      <Numbered n={4}>
        <Push icon="refresh">シャッフル</Push>
      </Numbered>
      <Numbered n={5}>
        <Field select>並べ替え</Field>
      </Numbered>
      <Numbered n={6}>
        <Push icon="trash">すべて消す</Push>
      </Numbered>
    </Line>
  );
}
