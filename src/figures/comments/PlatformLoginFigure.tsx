import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {Figure} from '../kit/Figure';
import {Form} from '../kit/Form';
import {LoginRows} from '../kit/LoginRows';
import {SettingsWindow} from '../kit/SettingsWindow';

/** 設定 → プラットフォーム with sites that are logged in, and sites that are not. */
export function PlatformLoginFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="設定 → プラットフォーム。ログインしているサイトには、名前が出ます。"
      label="設定の「プラットフォーム」の画面。YouTubeは①「ログイン済み」と名前「配信用アカウント」が出て、②ログアウトのボタンがある。ツイキャスとニコニコ生放送は未ログインで、③ログインのボタンがある。"
      legend={['ログインの状態と名前', 'ログアウト', 'ログイン']}
    >
      <SettingsWindow version={version} open="プラットフォーム">
        <Form>
          <LoginRows first={1} marked others={['ツイキャス', 'ニコニコ生放送']} />
        </Form>
      </SettingsWindow>
    </Figure>
  );
}
