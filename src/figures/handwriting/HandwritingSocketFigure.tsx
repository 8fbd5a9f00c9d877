import type {ReactNode} from 'react';

import {BrowserWindow} from '../kit/BrowserWindow';
import {Callout} from '../kit/Callout';
import {Columns, Line, Pad, Strong} from '../kit/Columns';
import {Check, Field, Push} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {ObsWindow} from '../kit/ObsWindow';

const LEGEND = [
  'WebSocketサーバーを有効にする',
  'サーバーポート',
  '接続情報を表示',
  'OBSのPC',
  'パスワード',
  'OBSにつなぐ',
];

/** The server's settings in OBS, and where the pad wants what they say. */
export function HandwritingSocketFigure(): ReactNode {
  return (
    <Figure
      caption="OBSの「WebSocketサーバー設定」で出したパスワードを、パッドの「オーバーレイとつなぐ」に入れます。"
      label="左にOBSの「WebSocketサーバー設定」のウィンドウ。①「WebSocketサーバーを有効にする」にチェックがあり、②サーバーポートは4455、③「接続情報を表示」のボタンがある。右に手書きパッドの「オーバーレイとつなぐ」のウィンドウ。④OBSのPCの欄に192.168.1.5、⑤パスワードの欄に伏せ字、⑥「OBSにつなぐ」のボタンがある。"
      legend={LEGEND}
    >
      <Columns>
        <ObsWindow title="WebSocketサーバー設定">
          <Pad>
            <Line>
              <Callout n={1} />
              <Check on>WebSocketサーバーを有効にする</Check>
            </Line>
            <Line>
              <Callout n={2} />
              サーバーポート
              <Field>4455</Field>
            </Line>
            <Line>
              <Check on>認証を有効にする</Check>
            </Line>
            <Line>
              <Callout n={3} />
              <Push>接続情報を表示</Push>
            </Line>
          </Pad>
        </ObsWindow>
        <BrowserWindow address="…/pad.html">
          <Pad>
            <Strong>オーバーレイとつなぐ</Strong>
            <Line>
              <Callout n={4} />
              OBSのPC
              <Field>192.168.1.5</Field>
            </Line>
            <Line>
              <Callout n={5} />
              パスワード
              <Field>••••••••</Field>
            </Line>
            <Line>
              <Callout n={6} />
              <Push tone="main">OBSにつなぐ</Push>
            </Line>
          </Pad>
        </BrowserWindow>
      </Columns>
    </Figure>
  );
}
