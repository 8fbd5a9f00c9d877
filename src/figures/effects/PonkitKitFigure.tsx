import type {ReactNode} from 'react';
import type {FigureComponent} from '../kit/app';
import {BrowserWindow} from '../kit/BrowserWindow';
import {Columns, Line, Pad, Soft, Strong} from '../kit/Columns';
import {Field, Push, Tag} from '../kit/Controls';
import {Dialog} from '../kit/Dialog';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';
import {Panel} from '../kit/Panel';

const LEGEND = ['書き出す', '取り込む', '取り込む前の確認'];

/** A kit goes out, and another one is looked at before it comes in. */
export const PonkitKitFigure: FigureComponent = () => {
  return (
    <Figure
      caption="「キット」。受け取ったzipは、中身を見てから取り込みます。"
      label="ポン出しキットのキットの画面。①書き出すに、zipを保存・リンクをコピー・演出のJSONを保存のボタン。②取り込むに、ファイルを選ぶボタン。③kit.zipの中身に、「新しい」と付いたページ「クイズ」と、「変わる」と付いたボタン「拍手」が並び、それぞれ取り込み方を選べる。下に取り込むのボタン。"
      legend={LEGEND}
    >
      <BrowserWindow address="…/tools/wordparty-ponkit">
        <Columns>
          <Panel title="書き出す" callout={1}>
            <Pad>
              <Line>
                <Push tone="main">zipを保存</Push>
                <Push>リンクをコピー</Push>
                <Push>演出のJSONを保存</Push>
              </Line>
            </Pad>
          </Panel>
          <Panel title="取り込む" callout={2}>
            <Pad>
              <Line>
                <Push tone="main">ファイルを選ぶ</Push>
                <Soft>zipかJSONをドロップしても開きます</Soft>
              </Line>
            </Pad>
          </Panel>
        </Columns>
        <Panel title="kit.zipの中身" callout={3}>
          <Pad>
            <Part tone="soft" status="新しい" name="ページ「クイズ」" choice="取り込む" />
            <Part tone="amber" status="変わる" name="ボタン「拍手」" choice="キットの内容にする" />
            <Line>
              <Push tone="main">取り込む</Push>
              <Push>やめる</Push>
            </Line>
          </Pad>
        </Panel>
      </BrowserWindow>
    </Figure>
  );
};

interface PartProps {
  readonly tone: 'soft' | 'amber';
  readonly status: string;
  readonly name: string;
  readonly choice: string;
}

function Part({tone, status, name, choice}: PartProps): ReactNode {
  return (
    <Line>
      <Line>
        <Tag tone={tone}>{status}</Tag>
        <Strong>{name}</Strong>
      </Line>
      <Field select>{choice}</Field>
    </Line>
  );
}

/** The question of the browser before a web page may reach the app. */
export const PonkitPermissionFigure: FigureComponent = () => {
  return (
    <Figure
      caption="最初に開いたときのブラウザのウィンドウ（略図）。「許可する」を押すと、本アプリとつながります。"
      label="ブラウザの許可のウィンドウ。「このデバイス上の他のアプリやサービスへのアクセス」を求めていて、「ブロック」と「許可する」のボタンがある。"
    >
      <Dialog title="次の許可を求めています" icon="monitor" buttons={['ブロック', '許可する']}>
        このデバイス上の他のアプリやサービスへのアクセス
      </Dialog>
    </Figure>
  );
};

/** From a pressed button to the stream. */
export const PonkitFlowFigure: FigureComponent = () => {
  return (
    <Figure caption="ボタンから配信まで。ブラウザと本アプリとOBSの3つが動いているときに出ます。">
      <FlowDiagram
        steps={[
          {title: 'ポン出しキット', note: 'ブラウザのボタンを押します', icon: 'cursor'},
          {title: '本アプリ', note: 'ポート11180で合図を受けます', tone: 'app'},
          {title: 'ワードパーティー', note: 'OBSのソースが演出を選びます', icon: 'star'},
          {title: '配信の画面', note: '画像と音が出ます', icon: 'monitor'},
        ]}
      />
    </Figure>
  );
};
