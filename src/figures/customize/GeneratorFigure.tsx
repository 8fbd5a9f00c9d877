import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {BrowserWindow} from '../kit/BrowserWindow';
import {Callout} from '../kit/Callout';
import {Columns, Line, Pad, Soft} from '../kit/Columns';
import {Field, Push, Slider} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Form, FormHeading, FormRow, Reading} from '../kit/Form';
import {CommentSample} from './CommentSample';
import styles from './Customize.module.css';
import {Screen} from './Screen';

const LEGEND = ['バージョン', '項目', '見本', '見本のコメント', '書き出し'];

/** The editors, newest first: the first version of the app each is for, its name, its address. */
const EDITORS = [
  {since: '8.0', name: '8.0', path: '8_0'},
  {since: '7.0', name: '7.0-7.1', path: '7_0'},
  {since: '6.0', name: '6.0', path: '6_0'},
  {since: '5.1', name: '5.1-5.2', path: '5_1'},
  {since: '5.0', name: '5.0', path: '5_0'},
  {since: '4.2', name: '4.2', path: '4_2'},
];

/** The page of the template editor for the version of the manual. */
export function GeneratorFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const open = EDITORS.find(({since}) => isAtLeast(version, since));
  return (
    <Figure
      caption="テンプレートエディタ。②の項目を選ぶと、③の見本がすぐに変わります。"
      label={`ブラウザで開いたテンプレートエディタ。上に①バージョンの欄と「このバージョンで開く」のボタン。左に②文字の大きさ、名前の色、本文の色、並ぶ向き、縁取りの項目。右に③コメントの見本と④見本のコメントのボタン。下に⑤CSSをコピー、zipを保存、OBSへドラッグ、共有リンク、JSONを保存のボタン。`}
      legend={LEGEND}
    >
      <BrowserWindow address={`…/generator/templates/${open?.path ?? ''}`}>
        <Pad>
          <Line>
            <Callout n={1} />
            バージョン
            <Field select>{open?.name}</Field>
            <Push>このバージョンで開く</Push>
          </Line>
        </Pad>
        <Columns look="wide-first">
          <Options />
          <Pad>
            <Line>
              <Callout n={3} />
              見本
            </Line>
            <Screen>
              <CommentSample name="たまご焼き" text="こんばんは！" tone="green" />
              <CommentSample
                name="ほうじ茶"
                text="¥500 ありがとう"
                tone="amber"
                className={styles.gift}
              />
            </Screen>
            <Line>
              <Callout n={4} />
              <Push>長文</Push>
              <Push>ギフト</Push>
            </Line>
          </Pad>
        </Columns>
        <Pad>
          <Line>
            <Callout n={5} />
            <Push tone="main">CSSをコピー</Push>
            <Push>zipを保存</Push>
            <Push>OBSへドラッグ</Push>
            <Push>共有リンク</Push>
            <Push>JSONを保存</Push>
          </Line>
        </Pad>
      </BrowserWindow>
    </Figure>
  );
}

function Options(): ReactNode {
  return (
    <Form>
      <FormHeading>
        <Line>
          <Callout n={2} />
          文字
        </Line>
      </FormHeading>
      <FormRow name="大きさ">
        <Slider value={28} />
        <Reading>32</Reading>
        <Soft>px</Soft>
      </FormRow>
      <FormRow name="名前の色">
        <Field>#ffe08a</Field>
      </FormRow>
      <FormRow name="本文の色">
        <Field>#ffffff</Field>
      </FormRow>
      <FormRow name="縁取り">
        <Slider value={20} />
        <Reading>2</Reading>
        <Soft>px</Soft>
      </FormRow>
      <FormRow name="並ぶ向き">
        <Field select>下から上</Field>
      </FormRow>
    </Form>
  );
}
