import type {FigureComponent} from '../kit/app';
import {type DecisionCheck, DecisionFlow} from '../kit/DecisionFlow';
import {Figure} from '../kit/Figure';

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
    question: '4系が同じユーザーのPCに残っていますか',
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
