import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {AppWindow} from '../kit/AppWindow';
import {Columns, Line, Pad, Soft, Strong} from '../kit/Columns';
import {Check, Field, Push, Slider, Tag} from '../kit/Controls';
import {DataGrid} from '../kit/DataGrid';
import {Figure} from '../kit/Figure';
import {Icon} from '../kit/Icon';
import {Panel} from '../kit/Panel';
import {Numbered} from '../kit/Numbered';
import {ANSWERS, QUESTION} from './samples';

const LEGEND = [
  '題名',
  '種類',
  '選択肢',
  '複数選択可',
  '開始・締め切り',
  '結果',
  'まとめる・消す',
  '結果を送る',
  '表示を戻す',
  '結果を消す',
];

/** The window アンケート: the question at the left, its result at the right. */
export function SurveyWindowFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="アンケートのウィンドウ。①から④で質問を作り、集まった数を見ながら⑤から⑩で操作します。"
      label="アンケートのウィンドウ。左は質問の部分。①題名「次に遊ぶゲームは？」、②種類「選択式」、③選択肢のレース・パズル・協力プレイ。その下に④複数選択可のチェックボックス。右は結果の部分。⑤「受付中」の表示と「締め切り」のボタン。⑥レース12票48%、パズル8票32%、協力プレイ5票20%。その下に⑦「まとめる」と「消す」、⑧「結果を送る」。最後に⑨「表示を戻す」と⑩「結果を消す」。"
      legend={LEGEND}
    >
      <AppWindow version={version} title="アンケート">
        <Columns>
          <Panel title="質問">
            <Question />
          </Panel>
          <Panel title="結果" tools="25人">
            <Result />
          </Panel>
        </Columns>
      </AppWindow>
    </Figure>
  );
}

function Question(): ReactNode {
  return (
    <Pad>
      <Numbered n={1}>
        <Field>{QUESTION}</Field>
      </Numbered>
      <Numbered n={2}>
        <Soft>種類</Soft>
        <Field select>選択式</Field>
      </Numbered>
      <Numbered n={3}>
        <Soft>選択肢</Soft>
        <Push icon="plus">追加</Push>
      </Numbered>
      {ANSWERS.map(({name}, index) => (
        <Line key={name}>
          <Icon name="grip" size={14} />
          {index + 1}
          <Field>{name}</Field>
        </Line>
      ))}
      <Numbered n={4}>
        <Check on={false}>複数選択可</Check>
      </Numbered>
    </Pad>
  );
}

function Result(): ReactNode {
  return (
    <Pad>
      <Numbered n={5}>
        <Tag>受付中</Tag>
        <Push tone="main">締め切り</Push>
        <Push>次の質問</Push>
      </Numbered>
      <Numbered n={6}>
        <Strong>{QUESTION}</Strong>
      </Numbered>
      <DataGrid
        columns="5rem minmax(0, 1fr) 2rem 2.25rem"
        rows={ANSWERS.map(({name, votes, percent}) => ({
          key: name,
          cells: [
            name,
            <Line key="bar">
              <Slider value={percent} />
            </Line>,
            `${votes}票`,
            `${percent}%`,
          ],
        }))}
      />
      <Numbered n={7}>
        <Push>まとめる</Push>
        <Push>消す</Push>
      </Numbered>
      <Line>
        <Numbered n={8}>
          <Push tone="main">結果を送る</Push>
        </Numbered>
        <Numbered n={9}>
          <Push>表示を戻す</Push>
        </Numbered>
        <Numbered n={10}>
          <Push icon="trash">結果を消す</Push>
        </Numbered>
      </Line>
    </Pad>
  );
}
