import type {ReactNode} from 'react';

import {BrowserWindow} from '../kit/BrowserWindow';
import {Columns, Pad, Strong} from '../kit/Columns';
import {Check, Field, Push} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Form, FormRow} from '../kit/Form';
import {ObsWindow} from '../kit/ObsWindow';

const LEGEND = [
  'WebSocketサーバーを有効にする',
  'サーバーポート',
  '接続情報を表示',
  'OBSのPC',
  'パスワード',
  'OBSとつなぐ',
];

/** The server's settings in OBS, and where the pad wants what they say. */
export function HandwritingSocketFigure(): ReactNode {
  return (
    <Figure
      caption="OBSの「WebSocketサーバー設定」で出したパスワードを、パッドの「オーバーレイとつなぐ」に入れます。"
      label="左にOBSの「WebSocketサーバー設定」の窓。①「WebSocketサーバーを有効にする」に印があり、②サーバーポートは4455、③「接続情報を表示」のボタンがある。右に手書きパッドの「オーバーレイとつなぐ」の窓。④OBSのPCの欄に192.168.1.5、⑤パスワードの欄に伏せ字、⑥「OBSとつなぐ」のボタンがある。"
      legend={LEGEND}
    >
      <Columns>
        <ObsWindow title="WebSocketサーバー設定">
          <Form>
            <FormRow n={1}>
              <Check on>WebSocketサーバーを有効にする</Check>
            </FormRow>
            <FormRow n={2} name="サーバーポート">
              <Field>4455</Field>
            </FormRow>
            <FormRow>
              <Check on>認証を有効にする</Check>
            </FormRow>
            <FormRow n={3}>
              <Push>接続情報を表示</Push>
            </FormRow>
          </Form>
        </ObsWindow>
        <BrowserWindow address="…/pad.html">
          <Pad>
            <Strong>オーバーレイとつなぐ</Strong>
          </Pad>
          <Form>
            <FormRow n={4} name="OBSのPC">
              <Field wide>192.168.1.5</Field>
            </FormRow>
            <FormRow n={5} name="パスワード">
              <Field wide>••••••••</Field>
            </FormRow>
            <FormRow n={6}>
              <Push tone="main">OBSとつなぐ</Push>
            </FormRow>
          </Form>
        </BrowserWindow>
      </Columns>
    </Figure>
  );
}
