import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {AppWindow} from '../kit/AppWindow';
import {Columns, Line, Mono, Pad} from '../kit/Columns';
import {Field, Push} from '../kit/Controls';
import {DataGrid} from '../kit/DataGrid';
import {Figure} from '../kit/Figure';
import {Form, FormRow} from '../kit/Form';
import {Panel} from '../kit/Panel';
import {Numbered} from '../kit/Numbered';
import {TIMELINE} from './samples';

const LEGEND = [
  '対象の枠',
  '開始時刻',
  'トークスクリプト',
  '次を追加',
  '空で追加',
  'タイムライン',
  '秒を動かす',
  'コピー',
  '全体をずらす',
  'すべて消す',
];

/** The window タイムスタンプ: the script at the left, the timeline at the right. */
export function TimestampWindowFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="タイムスタンプのウィンドウ。③に話す予定を書いておくと、話題が変わるたびに⑥へ時刻を足せます。"
      label="タイムスタンプのウィンドウ。上に①対象の枠「メイン」と②開始時刻20:00:12。左は③トークスクリプトで、残りは「来週の予定」と「おわりの挨拶」。その下に④「次を追加」と⑤「空で追加」。右は⑥タイムラインの4行。0:00のはじめの挨拶に始まり、42:10の質問に答えるまで。行には⑦−5と＋5のボタンと、ごみ箱がある。下に⑧「コピー」、⑨「全体をずらす」、⑩「すべて消す」。"
      legend={LEGEND}
    >
      <AppWindow version={version} title="タイムスタンプ">
        <Form>
          <FormRow n={1} name="対象の枠">
            <Field select>メイン</Field>
          </FormRow>
          <FormRow n={2} name="開始時刻">
            <Field>20:00:12</Field>
          </FormRow>
        </Form>
        <Columns look="wide-last">
          <Script />
          <Timeline />
        </Columns>
      </AppWindow>
    </Figure>
  );
}

function Script(): ReactNode {
  return (
    <Panel title="トークスクリプト" callout={3}>
      <DataGrid
        columns="minmax(0, 1fr)"
        rows={['来週の予定', 'おわりの挨拶'].map((text, index) => ({
          key: text,
          marked: index === 0,
          cells: [text],
        }))}
      />
      <Pad>
        <Numbered n={4}>
          <Push tone="main">次を追加</Push>
        </Numbered>
        <Numbered n={5}>
          <Push>空で追加</Push>
        </Numbered>
      </Pad>
    </Panel>
  );
}

function Timeline(): ReactNode {
  return (
    <Panel title="タイムライン" callout={6} tools={<Numbered n={7}>秒を動かす</Numbered>}>
      <DataGrid
        columns="2.5rem minmax(0, 1fr) auto"
        rows={TIMELINE.map(({time, title}) => ({
          key: time,
          cells: [
            <Mono key="time">{time}</Mono>,
            title,
            <Line key="move">
              <Push>−5</Push>
              <Push>＋5</Push>
              <Push icon="trash" />
            </Line>,
          ],
        }))}
      />
      <Pad>
        <Line>
          <Numbered n={8}>
            <Push icon="copy" tone="main">
              コピー
            </Push>
          </Numbered>
          <Numbered n={9}>
            <Push>全体をずらす</Push>
          </Numbered>
          <Numbered n={10}>
            <Push icon="trash">すべて消す</Push>
          </Numbered>
        </Line>
      </Pad>
    </Panel>
  );
}
