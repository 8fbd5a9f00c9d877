import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {AppWindow} from '../kit/AppWindow';
import {Callout} from '../kit/Callout';
import {Line, Pad, Soft} from '../kit/Columns';
import {Check, Field, Push, Tag} from '../kit/Controls';
import {DataGrid} from '../kit/DataGrid';
import {Figure} from '../kit/Figure';
import {Glyph} from '../kit/Glyph';
import {Icon} from '../kit/Icon';
import {Band} from '../kit/Window';

const LEGEND = [
  '並び',
  'ハンドル',
  '選択のチェック',
  'コメント',
  '行の操作',
  '選択を外す',
  'すべて消す',
];

const ROWS = [
  {name: 'みかん箱', text: 'マイクは何を使っていますか', time: '20:12', tone: 'amber', tag: ''},
  {name: 'ねむい猫', text: '次は夜の歌をお願いします', time: '20:31', tone: 'green', tag: ''},
  {name: 'まめ大福', text: 'おすすめの作業用BGMは？', time: '20:44', tone: 'blue', tag: '¥200'},
] as const;

/** The window of the stock: kept comments in the order they will be answered. */
export function StockWindowFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="ストックのウィンドウ。答えた1件にチェックを入れ、「選択を外す」でストックから出します。"
      label="ストックのウィンドウ。上に①並びの欄と3件の数。3件のコメントが並び、どの行にも左から②ハンドル、③選択のチェック、④名前・時刻・枠・本文がある。右は⑤ピン留め・読み上げ・参加待ち・消すのボタン。1件目のみかん箱の行にチェックが入っている。下に⑥選択を外すと⑦すべて消すのボタン。"
      legend={LEGEND}
    >
      <AppWindow version={version} title="ストック">
        <Band>
          <Pad>
            <Line>
              <Callout n={1} />
              <Field select>ためた順</Field>
              <Tag>3</Tag>
            </Line>
          </Pad>
        </Band>
        <Band>
          <DataGrid
            columns="1.25rem 1.25rem minmax(0, 1fr) 5.25rem"
            head={[
              <Callout key="grip" n={2} />,
              <Callout key="check" n={3} />,
              <Line key="words">
                <Callout n={4} />
                コメント
              </Line>,
              <Line key="actions">
                <Callout n={5} />
                操作
              </Line>,
            ]}
            rows={ROWS.map(({name, text, time, tone, tag}, index) => ({
              key: name,
              marked: index === 0,
              cells: [
                <Icon key="grip" name="grip" size={14} />,
                <Check key="check" on={index === 0}>
                  {''}
                </Check>,
                <div key="words">
                  <Line>
                    <Glyph letter={name.slice(0, 1)} tone={tone} size="small" />
                    <Soft>{name}</Soft>
                    <Soft>{time} メイン</Soft>
                    {tag !== '' && <Tag tone="amber">{tag}</Tag>}
                  </Line>
                  {text}
                </div>,
                <Actions key="actions" />,
              ],
            }))}
          />
        </Band>
        <Band>
          <Pad>
            <Line>
              <Line>
                <Callout n={6} />
                <Push>選択を外す</Push>
              </Line>
              <Line>
                <Callout n={7} />
                <Push icon="trash">すべて消す</Push>
              </Line>
            </Line>
          </Pad>
        </Band>
      </AppWindow>
    </Figure>
  );
}

function Actions(): ReactNode {
  return (
    <Line>
      <Icon name="pin" size={14} />
      <Icon name="speaker" size={14} />
      <Icon name="queue" size={14} />
      <Icon name="trash" size={14} />
    </Line>
  );
}
