import type {ReactNode} from 'react';
import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {type DecisionCheck, DecisionFlow} from '../kit/DecisionFlow';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

const notInBrowser = (version: string): readonly DecisionCheck[] => [
  {
    question: 'ページそのものが開きますか',
    exit: 'いいえ',
    remedy: '本アプリを起動し、URLのポートが11180かを見る',
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

/** The way of a comment to the stream's picture, with what can stop it. */
export function CommentPathFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const fit = isAtLeast(version, '8.0') ? '8.0への対応' : 'バージョンの違い';
  return (
    <Figure caption="コメントがOBSに届くまでの経路と、止まりやすい所。矢印の順に確かめます。">
      <FlowDiagram
        steps={[
          {title: '本アプリの一覧', note: '除外と絞り込み', icon: 'list', tone: 'app'},
          {title: '枠の「書き出し」', note: 'オフだと先へ進みません', icon: 'open'},
          {title: 'テンプレート', note: `絞り込みと${fit}`, icon: 'code'},
          {title: 'ブラウザソース', note: 'URL、大きさ、キャッシュ', icon: 'monitor'},
          {title: 'OBSの画面', note: '重なりと目のアイコン', icon: 'eye'},
        ]}
      />
    </Figure>
  );
}
