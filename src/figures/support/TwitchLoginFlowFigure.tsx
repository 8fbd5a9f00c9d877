import type {FigureComponent} from '../kit/app';
import {type DecisionCheck, DecisionFlow} from '../kit/DecisionFlow';
import {Exchange} from '../kit/Exchange';
import {Figure} from '../kit/Figure';

const CHECKS: readonly DecisionCheck[] = [
  {
    question: 'コメントを読むだけですか',
    exit: 'はい',
    remedy: 'ログインは不要。枠の「接続」をオンにする',
  },
  {
    question: 'ふだんのブラウザでTwitchにログインできますか',
    exit: 'いいえ',
    remedy: 'Twitch側の問題。パスワードを直すか、復旧を待つ',
  },
  {
    question: 'ログインのウィンドウに画面が出ますか',
    exit: 'いいえ',
    remedy: 'キャッシュを消して開き直し、VPNを切る',
  },
  {
    question: '確認コードは通りましたか',
    exit: 'いいえ',
    remedy: 'PCの時刻を合わせ、新しいコードを入力する',
  },
  {
    question: '「ログイン済み」と名前が出ますか',
    exit: 'いいえ',
    remedy: '本アプリを開き直す。続くなら、Twitchの「接続」で許可を消す',
  },
];

/** From a login that fails to its cause. */
export const TwitchLoginFlowFigure: FigureComponent = () => {
  return (
    <Figure caption="Twitchのログインで止まったときに確かめる順番です。">
      <DecisionFlow
        start="Twitchにログインできない"
        columns={[
          {
            checks: CHECKS,
            end: '枠の「接続」を一度オフにしてからオンに戻し、チャンネルポイントの設定を見る',
          },
        ]}
      />
    </Figure>
  );
};

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
