import type {FigureComponent} from '../kit/app';
import {type DecisionCheck, DecisionFlow} from '../kit/DecisionFlow';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

const CHECKS: readonly DecisionCheck[] = [
  {
    question: '4系のデータフォルダをコピーしましたか',
    exit: 'いいえ',
    remedy: '何もせずに、先にコピーする',
  },
  {
    question: '本アプリを開き直すと枠が出ますか',
    exit: 'はい',
    remedy: '移行の途中です。終わるのを待って確かめます',
  },
  {
    question: '4系のデータフォルダが、このPCの同じユーザーに残っていますか',
    exit: 'いいえ',
    remedy: 'コピーしたフォルダを、元の名前で元の場所へ戻してから移行をやり直す',
  },
  {
    question: 'ないのは自作のテンプレートだけですか',
    exit: 'はい',
    remedy: 'templates/customへ手でコピーする',
  },
  {
    question: 'ないのは古いコメントだけですか',
    exit: 'はい',
    remedy: '移るのは直近の100件まで。4系のログのファイルで見る',
  },
];

/** From data that did not come along to its cause. */
export const MigrateTroubleFlowFigure: FigureComponent = () => {
  return (
    <Figure caption="4系のデータが見当たらないときに確かめる順番です。">
      <DecisionFlow
        start="4系のデータが移らない"
        columns={[{checks: CHECKS, end: 'データフォルダの名前を変え、移行をやり直す'}]}
      />
    </Figure>
  );
};

/** The way from version 4 in five steps. The same in every later version. */
export const MigrateFlowFigure: FigureComponent = () => {
  return (
    <Figure caption="4系から移る5つの段階。最初に取るコピーがあれば、いつでもやり直せます。">
      <FlowDiagram
        steps={[
          {title: '4系を終了', note: '通知領域からも', icon: 'close', tone: 'bad'},
          {title: '丸ごとコピー', note: '4系のデータフォルダ', icon: 'copy'},
          {title: '本アプリを開く', note: '移行は最初の1度だけ', icon: 'play', tone: 'app'},
          {title: '手で移す', note: '自作のテンプレートなど', icon: 'folder'},
          {title: 'OBSを直す', note: 'ソースを入れ直す', icon: 'monitor'},
        ]}
      />
    </Figure>
  );
};
