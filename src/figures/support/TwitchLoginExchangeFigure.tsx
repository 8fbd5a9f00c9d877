import type {FigureComponent} from '../kit/app';
import {Exchange} from '../kit/Exchange';
import {Figure} from '../kit/Figure';

/** What passes between the app and Twitch while a user logs in. */
export const TwitchLoginExchangeFigure: FigureComponent = () => {
  return (
    <Figure caption="ログインのときのやり取り。どの段で止まったかによって、直す所が分かります。">
      <Exchange
        between={['本アプリ', 'Twitch']}
        messages={[
          {way: 'ask', n: 1, text: '「ログイン」を押すと、Twitchのウィンドウを開きます'},
          {way: 'note', n: 2, text: 'アドレスがtwitch.tvの画面で、IDとパスワードを入力します'},
          {way: 'note', n: 3, text: '確認コードを求められたら入力します'},
          {way: 'answer', n: 4, text: 'ログイン情報を返します'},
          {
            way: 'ask',
            n: 5,
            text: '枠の「接続」を一度オフにしてからオンに戻すと、新しいログイン情報で受け取りを始めます',
          },
          {way: 'answer', n: 6, text: 'チャンネルポイントの通知が届きます'},
        ]}
      />
    </Figure>
  );
};
