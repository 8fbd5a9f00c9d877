import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {AppWindow} from '../kit/AppWindow';
import {Callout} from '../kit/Callout';
import {Columns, Line, Pad, Soft, Strong} from '../kit/Columns';
import {Check, Field, Push, Tag} from '../kit/Controls';
import {DataGrid} from '../kit/DataGrid';
import {Figure} from '../kit/Figure';
import {Glyph} from '../kit/Glyph';
import {Icon} from '../kit/Icon';
import {Panel} from '../kit/Panel';
import {Band} from '../kit/Window';

const LEGEND = [
  '並び',
  '絞り込み',
  '済のマーク',
  '人の一覧',
  'その人のギフト',
  '合計',
  '保存と片付け',
];

const GIVERS = [
  {name: 'まめ大福', tone: 'blue', count: '1件', done: false},
  {name: 'ほうじ茶', tone: 'green', count: '3件', done: false},
  {name: 'しおむすび', tone: 'amber', count: '2件', done: true},
] as const;

const GIFTS = [
  {time: '20:51', paid: '¥1,000', text: '新曲おめでとう！'},
  {time: '20:22', paid: '¥500', text: 'いつもありがとうございます'},
  {time: '20:05', paid: '¥200', text: 'こんばんは'},
] as const;

/** The gift list: people at the left, the gifts of one at the right. */
export function GiftByUsersFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="ギフト一覧。④で人を選ぶと、⑤にその人のギフトが出ます。"
      label="ギフト一覧のウィンドウ。上は①並びの欄が新しい順、②サイトの欄と「無料ギフトを含む」のチェックボックス。左は④人の一覧で、まめ大福1件、ほうじ茶3件、しおむすび2件。行の左は③済の丸で、しおむすびだけチェックが付いている。ほうじ茶が選ばれている。右は⑤その人のギフトで、¥1,000、¥500、¥200の3件と本文。⑥合計は3件、¥1,700。下の⑦は、「CSVに書き出し」と「お礼済みを消す」のボタン。"
      legend={LEGEND}
    >
      <AppWindow version={version} title="ギフト一覧">
        <Band>
          <Pad>
            <Line>
              <Line>
                <Callout n={1} />
                <Field select>新しい順</Field>
              </Line>
              <Line>
                <Callout n={2} />
                <Field select>すべてのサイト</Field>
              </Line>
              <Check on={false}>無料ギフトを含む</Check>
            </Line>
          </Pad>
        </Band>
        <Columns>
          <Givers />
          <Gifts />
        </Columns>
        <Band>
          <Pad>
            <Line>
              <Line>
                <Callout n={7} />
                <Push icon="file">CSVに書き出し</Push>
              </Line>
              <Push icon="trash">お礼済みを消す</Push>
            </Line>
          </Pad>
        </Band>
      </AppWindow>
    </Figure>
  );
}

/** Who gave something; the second is chosen. */
function Givers(): ReactNode {
  return (
    <Panel title="人" callout={4}>
      <DataGrid
        columns="1.25rem minmax(0, 1fr) 2rem"
        head={[<Callout key="done" n={3} />, '名前', '件数']}
        rows={GIVERS.map(({name, tone, count, done}, index) => ({
          key: name,
          marked: index === 1,
          cells: [
            <Line key="done">
              <Done done={done} />
            </Line>,
            <Line key="name">
              <Glyph letter={name.slice(0, 1)} tone={tone} size="small" />
              {name}
            </Line>,
            count,
          ],
        }))}
      />
    </Panel>
  );
}

/** What the chosen one gave. */
function Gifts(): ReactNode {
  return (
    <Panel
      title="ほうじ茶"
      callout={5}
      tools={
        <>
          <Callout n={6} />
          <Strong>3件・¥1,700</Strong>
        </>
      }
    >
      <DataGrid
        columns="2.75rem minmax(0, 1fr)"
        rows={GIFTS.map(({time, paid, text}) => ({
          key: time,
          cells: [
            <Soft key="time">{time}</Soft>,
            <span key="gift">
              <Tag tone="amber">{paid}</Tag>
              <br />
              {text}
            </span>,
          ],
        }))}
      />
    </Panel>
  );
}

/** The round mark of a person who has been thanked. */
function Done({done}: {readonly done: boolean}): ReactNode {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" />
      {done && (
        <svg x="3" y="3" width="10" height="10">
          <Icon name="check" size={10} />
        </svg>
      )}
    </svg>
  );
}
