import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {AppWindow} from '../kit/AppWindow';
import {Callout} from '../kit/Callout';
import {Columns, Line, Pad, Soft, Strong} from '../kit/Columns';
import {Check, Field, Push} from '../kit/Controls';
import {DataGrid} from '../kit/DataGrid';
import {Figure} from '../kit/Figure';
import {Form, FormRow} from '../kit/Form';
import {Glyph} from '../kit/Glyph';
import {Panel} from '../kit/Panel';
import {Band} from '../kit/Window';

const LEGEND = [
  '検索語',
  '期間',
  '配信・枠',
  'サイト',
  '人',
  '種類',
  '並び',
  '検索',
  '結果',
  '前後のコメント',
  '結果の操作',
];

const RESULTS = [
  {key: 'a', time: '11/08 20:14', tone: 'green', name: 'ねむい猫', text: 'その曲、好きです'},
  {
    key: 'b',
    time: '11/08 21:02',
    tone: 'amber',
    name: 'みかん箱',
    text: '曲のリクエストできますか',
  },
  {key: 'c', time: '11/05 20:40', tone: 'green', name: 'ほうじ茶', text: '2番目の曲がよかった'},
] as const;

const AROUND = [
  ['20:13', 'たまご焼き', 'イントロきた'],
  ['20:14', 'ねむい猫', 'その曲、好きです'],
  ['20:14', 'しおむすび', '音量ちょうどいいですよ'],
] as const;

/** コメントログ → 検索: conditions above, results and the comments around one below. */
export function CommentLogSearchFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="コメントログ → 検索。①から⑦で条件を決めて⑧を押し、⑨の結果から1件を選ぶと、⑩に前後のやりとりが出ます。"
      label="コメントログ検索のウィンドウ。上に条件の欄が並ぶ。①検索語は「曲」を含み「リクエスト曲」を除く形で、右に正規表現のチェックボックス。②期間は直近30日。③配信・枠、④サイト、⑤人、⑥種類はすべて。⑦並びは新しい順。⑧検索のボタン。下の左が⑨結果で、日時・投稿者・本文が3件並び、1件目が選ばれている。下の右が⑩前後のコメント。一番下に⑪リスナーを開く、このコメントをコピー、CSVに書き出し、記録から消すのボタン。"
      legend={LEGEND}
    >
      <AppWindow version={version} title="コメントログ – 検索">
        <Band>
          <Conditions />
        </Band>
        <Band>
          <Columns>
            <Results />
            <Around />
          </Columns>
        </Band>
        <Band>
          <Pad>
            <Line>
              <Callout n={11} />
              <Push icon="user">リスナーを開く</Push>
              <Push icon="copy">このコメントをコピー</Push>
              <Push icon="file">CSVに書き出し</Push>
              <Push icon="trash">記録から消す</Push>
            </Line>
          </Pad>
        </Band>
      </AppWindow>
    </Figure>
  );
}

/** What is looked for. */
function Conditions(): ReactNode {
  return (
    <Form>
      <FormRow n={1} name="検索語">
        <Field>曲 -リクエスト曲</Field>
        <Check on={false}>正規表現</Check>
      </FormRow>
      <FormRow n={2} name="期間">
        <Field>10/10 00:00</Field>
        <Soft>〜</Soft>
        <Field>11/09 00:00</Field>
      </FormRow>
      <FormRow n={3} name="配信・枠">
        <Field select>すべて</Field>
        <Line>
          <Callout n={4} />
          サイト
          <Field select>すべて</Field>
        </Line>
      </FormRow>
      <FormRow n={5} name="人">
        <Field empty>名前・ID</Field>
        <Line>
          <Callout n={6} />
          種類
          <Field select>すべて</Field>
        </Line>
      </FormRow>
      <FormRow n={7} name="並び">
        <Field select>新しい順</Field>
        <Line>
          <Callout n={8} />
          <Push icon="search" tone="main">
            検索
          </Push>
        </Line>
      </FormRow>
    </Form>
  );
}

/** What was found; the first is chosen. */
function Results(): ReactNode {
  return (
    <Panel title="結果 3件" callout={9}>
      <DataGrid
        columns="2.75rem minmax(0, 1fr)"
        rows={RESULTS.map(({key, time, tone, name, text}) => ({
          key,
          marked: key === 'a',
          cells: [
            <Soft key="time">{time}</Soft>,
            <div key="words">
              <Line>
                <Glyph letter={name.slice(0, 1)} tone={tone} size="small" />
                <Soft>{name}</Soft>
              </Line>
              <Found text={text} />
            </div>,
          ],
        }))}
      />
    </Panel>
  );
}

/** What was said before and after the chosen one. */
function Around(): ReactNode {
  return (
    <Panel title="前後のコメント" callout={10}>
      <DataGrid
        columns="2.5rem minmax(0, 1fr)"
        rows={AROUND.map(([time, name, text]) => ({
          key: name,
          marked: name === 'ねむい猫',
          cells: [
            <Soft key="time">{time}</Soft>,
            <span key="words">
              <Soft>{name}</Soft>
              <br />
              {text}
            </span>,
          ],
        }))}
      />
    </Panel>
  );
}

/** The comment with the word looked for in bold. */
function Found({text}: {readonly text: string}): ReactNode {
  const [before = '', after = ''] = text.split('曲', 2);
  return (
    <>
      {before}
      <Strong>曲</Strong>
      {after}
    </>
  );
}
