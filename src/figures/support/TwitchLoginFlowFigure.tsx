import type {FigureComponent} from '../kit/app';
import {type DecisionCheck, DecisionFlow} from '../kit/DecisionFlow';
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
    remedy: 'Twitchの側の問題。パスワードを直すか、復旧を待つ',
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
