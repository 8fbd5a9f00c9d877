import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {BrowserWindow} from '../kit/BrowserWindow';
import {Callout} from '../kit/Callout';
import {Columns, Line, Pad, Soft} from '../kit/Columns';
import {Field, Push, Slider} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Form, FormHeading, FormRow, Reading} from '../kit/Form';
import {Tabs} from '../kit/Tabs';
import {CommentSample} from './CommentSample';
import styles from './Customize.module.css';
import {Screen} from './Screen';

const LEGEND = ['バージョン', '項目', '見本', '試しのコメント', '書き出し'];

/** The editors, newest first: the first version of the app each is for, its tab, its address. */
const EDITORS = [
  {since: '8.0', name: '8.0', path: '8_0'},
  {since: '7.0', name: '7.0-7.1', path: '7_0'},
  {since: '6.0', name: '6.0', path: '6_0'},
  {since: '5.1', name: '5.1-5.2', path: '5_1'},
  {since: '5.0', name: '5.0', path: '5_0'},
  {since: '4.2', name: '4.2', path: '4_2'},
];
/** As many tabs as fit beside one another. */
const SHOWN_TABS = 4;

/** The page of the template editor for the version of the manual. */
export function GeneratorFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const editors = EDITORS.filter(({since}) => isAtLeast(version, since)).slice(0, SHOWN_TABS);
  const tabs = editors.map(({name}) => name);
  const [open] = editors;
  return (
    <Figure
      caption="テンプレートエディタ。左で項目を選ぶと、右の見本がすぐに変わります。"
      label={`ブラウザで開いたテンプレートエディタ。上に①バージョンのタブ、${tabs.join('、')}。左に②文字の大きさ、名前の色、本文の色、並ぶ向き、縁取りの項目。右に③コメントの見本と④試しのコメントのボタン。下に⑤CSSをコピー、zip、OBSへドラッグ、共有リンク、JSONのボタン。`}
      legend={LEGEND}
    >
      <BrowserWindow address={`…/generator/templates/${open?.path ?? ''}`}>
        <Tabs names={tabs} open={open?.name ?? ''} callout={1} />
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
            <Push>zip</Push>
            <Push>OBSへドラッグ</Push>
            <Push>共有リンク</Push>
            <Push>JSON</Push>
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
