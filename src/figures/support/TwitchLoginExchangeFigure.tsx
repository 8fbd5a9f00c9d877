import type {FigureComponent} from '../kit/app';
import {Exchange} from '../kit/Exchange';
import {Figure} from '../kit/Figure';

/** What passes between the app and Twitch while a user logs in. */
export const TwitchLoginExchangeFigure: FigureComponent = () => {
  return (
    <Figure caption="ログインのときのやり取り。どの段で止まったかで、直す所が分かります。">
      <Exchange
        between={['本アプリ', 'Twitch']}
        messages={[
          {way: 'ask', n: 1, text: '「ログイン」を押すと、Twitchの窓を開きます'},
          {way: 'note', n: 2, text: 'アドレスがtwitch.tvの画面で、IDとパスワードを入れます'},
          {way: 'note', n: 3, text: '確認コードを求められたら入れます'},
          {way: 'answer', n: 4, text: 'ログインの印を返します'},
          {way: 'ask', n: 5, text: '枠の「接続」を入れ直すと、新しい印で受け取りを始めます'},
          {way: 'answer', n: 6, text: 'チャンネルポイントの知らせが届きます'},
        ]}
      />
    </Figure>
  );
};
