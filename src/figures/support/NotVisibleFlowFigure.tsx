import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {type DecisionCheck, DecisionFlow} from '../kit/DecisionFlow';
import {Figure} from '../kit/Figure';

const notInBrowser = (version: string): readonly DecisionCheck[] => [
  {
    question: 'ページそのものが開きますか',
    exit: 'いいえ',
    remedy: '本アプリを起動し、URLのポートが11180かを見る',
  },
  {
    question: '枠の「書き出し」はオンですか',
    exit: 'いいえ',
    remedy: '「書き出し」をオンにする',
  },
  {
    question: '一部の人だけ出ませんか',
    exit: 'はい',
    remedy: '「書き出しの除外ユーザー」から外す',
  },
  {
    question: '付属のbasicなら出ますか',
    exit: 'はい',
    remedy: `そのテンプレートの絞り込みを外し、${isAtLeast(version, '8.0') ? '8.0への対応' : '合うバージョンか'}を確かめる`,
  },
];

const IN_BROWSER: readonly DecisionCheck[] = [
  {
    question: 'キャッシュを更新すると出ますか',
    exit: 'はい',
    remedy: 'OBSの古い表示が原因。そのまま使う',
  },
  {
    question: 'ソースの目のアイコンは開いていますか',
    exit: 'いいえ',
    remedy: '目のアイコンを押して表示し、一番上へ動かす',
  },
  {
    question: '幅と高さは推奨の値ですか',
    exit: 'いいえ',
    remedy: 'テンプレート一覧の値に直す',
  },
  {
    question: 'カスタムCSSを消したり変えたりしましたか',
    exit: 'はい',
    remedy: '最初の1行だけに戻して試す',
  },
];

/** Comments that reach the app and not the stream: split by what a browser shows. */
export function NotVisibleFlowFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure caption="テンプレートの「ブラウザで開く」の結果から、原因を絞る順番です。">
      <DecisionFlow
        start="テンプレートをブラウザで開く"
        columns={[
          {
            title: 'ブラウザにも出ない',
            checks: notInBrowser(version),
            end: '本アプリを開き直し、コメントテスターで送る',
          },
          {
            title: 'ブラウザには出る',
            checks: IN_BROWSER,
            end: 'ブラウザソースを消し、ドラッグで作り直す',
          },
        ]}
      />
    </Figure>
  );
}
