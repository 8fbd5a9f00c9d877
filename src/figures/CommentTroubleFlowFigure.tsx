import type {FigureComponent} from './kit/app';
import {type DecisionCheck, DecisionFlow} from './kit/DecisionFlow';
import {Figure} from './kit/Figure';

const IN_APP: readonly DecisionCheck[] = [
  {
    question: '枠の「接続」はオン（赤）になっていますか',
    exit: 'いいえ',
    remedy: '「接続」をオンにする',
  },
  {
    question: '画面の下の「配信情報」に題名が出ていますか',
    exit: 'いいえ',
    remedy: '視聴URLの形と、配信が始まっているかを確かめる。ログインが必要なサイトではログインする',
  },
  {
    question: 'コメントテスターのコメントは出ますか',
    exit: 'いいえ',
    remedy: '絞り込み（漏斗のアイコン）を外し、本アプリを起動し直す',
  },
  {
    question: '一部の人やギフトだけ出ませんか',
    exit: 'はい',
    remedy: '設定 → コメントの「除外ユーザー」と、サイトごとの設定を見直す',
  },
];

const IN_OBS: readonly DecisionCheck[] = [
  {
    question: '枠の「書き出し」はオンになっていますか',
    exit: 'いいえ',
    remedy: '「書き出し」をオンにする',
  },
  {
    question: 'テンプレートをブラウザで開くと出ますか',
    exit: 'いいえ',
    remedy: 'テンプレートの絞り込みの指定を外し、バージョンに合うテンプレートかを確かめる',
  },
  {
    question: 'ブラウザソースの幅・高さ・カスタムCSSは合っていますか',
    exit: 'いいえ',
    remedy: '幅と高さを推奨の値にし、カスタムCSSの既定の1行を戻す',
  },
];

/** From 「コメントが出ない」 to its cause: first in the app, then in OBS. The same in every version. */
export const CommentTroubleFlowFigure: FigureComponent = () => {
  return (
    <Figure caption="「コメントが出ない」ときに確かめる順番。当てはまった所の対処を試します。">
      <DecisionFlow
        start="コメントが出ない"
        columns={[
          {
            title: '本アプリの画面にも出ない',
            checks: IN_APP,
            end: '回線とアプリのバージョンを確かめ、枠を作り直す',
          },
          {
            title: '本アプリには出て、OBSに出ない',
            checks: IN_OBS,
            end: 'ブラウザソースの「現在のページのキャッシュを更新」を押す',
          },
        ]}
      />
    </Figure>
  );
};
