import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {AppWindow} from '../kit/AppWindow';
import {Callout} from '../kit/Callout';
import {Columns, Line, Mono, Pad, Soft, Strong} from '../kit/Columns';
import {Check, Field, Push, Slider, Switch} from '../kit/Controls';
import {DataGrid} from '../kit/DataGrid';
import {Figure} from '../kit/Figure';
import {Form, FormRow, Reading} from '../kit/Form';
import {Icon} from '../kit/Icon';
import {Panel} from '../kit/Panel';

const LEGEND = [
  '演出の種類',
  'パターン',
  '反応するもの',
  '間隔',
  '音',
  '演出の一覧',
  '全体の設定',
  '保存',
];

const EFFECTS = [
  {name: '拍手', effect: '紙吹雪', pattern: '8888', on: true},
  {name: 'お礼', effect: '固定表示', pattern: 'ギフト', on: true},
  {name: '初見さん', effect: 'クラッカー', pattern: 'NEW', on: true},
  {name: 'おにぎり', effect: '落下', pattern: 'おにぎり', on: false},
];

/** The editor of the word party: one effect at the left, the list in the order of judgement at the right. */
export function WordPartyEditorFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="ワードパーティーの編集。①から⑤で1つの演出を決め、⑥の一覧で順番を決めます。"
      label="ワードパーティーの編集のウィンドウ。左は「拍手」の設定。①演出の種類は紙吹雪、②パターンは3行、③反応するもののチェックボックス。④間隔は1000ms、⑤音はclap.mp3で音量80。右は⑥演出の一覧で、拍手・お礼・初見さん・おにぎりが並ぶ。行ごとにハンドル・スイッチ・複製・削除のアイコンがある。一覧の下に⑦全体の設定の歯車と⑧保存のボタン。"
      legend={LEGEND}
    >
      <AppWindow version={version} title="ワードパーティーの編集">
        <Columns look="wide-first">
          <EffectForm />
          <Panel title="演出" tools={<Push icon="plus">追加</Push>} callout={6}>
            <EffectList />
            <Pad>
              <Line>
                <Callout n={7} />
                <Icon name="gear" size={16} />
                <Callout n={8} />
                <Push tone="main">保存</Push>
              </Line>
            </Pad>
          </Panel>
        </Columns>
      </AppWindow>
    </Figure>
  );
}

function EffectForm(): ReactNode {
  return (
    <Form>
      <FormRow name="名前">
        <Field>拍手</Field>
      </FormRow>
      <FormRow n={1} name="演出">
        <Field select>紙吹雪</Field>
      </FormRow>
      <FormRow n={2} name="パターン" note="1行に1つ">
        <Field wide>8888</Field>
        <Field wide>拍手</Field>
        <Field wide>
          <Mono>{'/パチ(パチ)+/'}</Mono>
        </Field>
      </FormRow>
      <FormRow n={3} name="反応するもの">
        <Check on={false}>ギフト</Check>
        <Check on={false}>リアクション</Check>
        <Check on={false}>NEWだけ</Check>
      </FormRow>
      <FormRow n={4} name="間隔">
        <Field>1000</Field>
        <Soft>ms</Soft>
      </FormRow>
      <FormRow n={5} name="音">
        <Field select>clap.mp3</Field>
      </FormRow>
      <FormRow name="音量">
        <Slider value={80} />
        <Reading>80</Reading>
      </FormRow>
    </Form>
  );
}

function EffectList(): ReactNode {
  return (
    <DataGrid
      columns="1rem minmax(0, 1fr) auto"
      rows={EFFECTS.map(({name, effect, pattern, on}, index) => ({
        key: name,
        marked: index === 0,
        cells: [
          <Icon key="grip" name="grip" size={14} />,
          <div key="name">
            <Line>
              <Switch on={on} />
              <Strong>{name}</Strong>
            </Line>
            <Soft>
              {effect}・{pattern}
            </Soft>
          </div>,
          <Line key="marks">
            <Icon name="copy" size={14} />
            <Icon name="trash" size={14} />
          </Line>,
        ],
      }))}
    />
  );
}
