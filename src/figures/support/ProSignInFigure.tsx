import type {ReactNode} from 'react';

import {BrowserWindow} from '../kit/BrowserWindow';
import {Callout} from '../kit/Callout';
import {Columns, Line, Mono, Pad, Soft, Strong} from '../kit/Columns';
import {Field, Push} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Panel} from '../kit/Panel';

/** Signing in to this site: an address, then the digits of a mail. */
export function ProSignInFigure(): ReactNode {
  return (
    <Figure
      caption="ログインの2つの画面。パスワードは使いません。"
      label="ログインの画面が2つ。左は、①メールアドレスを入れて「確認コードを送る」を押す画面。右は、②メールに書かれた8桁の数字を入れて「ログインする」を押す画面。届かないときの「もう一度送る」もある。"
      legend={['メールアドレス', '確認コード']}
    >
      <BrowserWindow address="/account/signin">
        <Pad>
          <Columns>
            <Panel title="メールアドレスでログインする">
              <Line>
                <Callout n={1} />
                <Strong>メールアドレス</Strong>
              </Line>
              <Field wide>taro@example.com</Field>
              <Line>
                <Push tone="main">確認コードを送る</Push>
              </Line>
            </Panel>
            <Panel title="確認コードを入力する">
              <Line>
                <Callout n={2} />
                <Strong>確認コード</Strong>
              </Line>
              <Field wide>
                <Mono>4821 7730</Mono>
              </Field>
              <Line>
                <Push tone="main">ログインする</Push>
                <Soft>もう一度送る（あと42秒）</Soft>
              </Line>
            </Panel>
          </Columns>
        </Pad>
      </BrowserWindow>
    </Figure>
  );
}
