import type {FigureComponent} from '../kit/app';
import {Exchange} from '../kit/Exchange';
import {Figure} from '../kit/Figure';

/** How the app gets the comments of a members-only stream: a login kept as a cookie. */
export const MemberLoginExchangeFigure: FigureComponent = () => (
  <Figure caption="限定配信につなぐときのやりとり。パスワードは、サイトの画面にだけ入力します。">
    <Exchange
      between={['本アプリ', '配信サイト']}
      messages={[
        {way: 'ask', n: 1, text: 'ログインのウィンドウでサイトの画面を開く'},
        {way: 'note', text: 'パスワードと二段階認証を確かめる'},
        {way: 'answer', n: 2, text: 'ログイン済みの情報（cookie）を渡す'},
        {way: 'ask', n: 3, text: 'cookieを付けて、枠の視聴URLを開く'},
        {way: 'note', text: '見る権利があるかを調べる'},
        {way: 'answer', n: 4, text: '題名とコメントを返す'},
      ]}
    />
  </Figure>
);
