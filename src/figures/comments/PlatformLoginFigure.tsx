import type {ReactNode} from 'react';
import {DEFAULT_VERSION, type FigureProps, type FigureComponent} from '../kit/app';
import {Exchange} from '../kit/Exchange';
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

/** How the app gets the comments of a members-only stream: a login kept as a cookie. */
export const MemberLoginExchangeFigure: FigureComponent = () => (
  <Figure caption="限定配信につなぐときのやりとり。パスワードは、サイトの画面にだけ入力します。">
    <Exchange
      between={['本アプリ', '配信サイト']}
      messages={[
        {way: 'ask', n: 1, text: 'ログインのウィンドウでサイトの画面を開く'},
        {way: 'note', text: 'パスワードと2段階認証を確かめる'},
        {way: 'answer', n: 2, text: 'ログイン済みの情報（cookie）を渡す'},
        {way: 'ask', n: 3, text: 'cookieを付けて、枠の視聴URLを開く'},
        {way: 'note', text: '見る権利があるかを調べる'},
        {way: 'answer', n: 4, text: '題名とコメントを返す'},
      ]}
    />
  </Figure>
);
