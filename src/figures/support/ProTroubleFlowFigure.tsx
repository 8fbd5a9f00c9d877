import type {FigureComponent} from '../kit/app';
import {type DecisionCheck, DecisionFlow} from '../kit/DecisionFlow';
import {Figure} from '../kit/Figure';

const CHECKS: readonly DecisionCheck[] = [
  {
    question: '前後の空白や改行が入っていますか',
    exit: 'はい',
    remedy: '消して、キーだけを貼り直す',
  },
  {
    question: 'Oと0、全角の文字を間違えていますか',
    exit: 'はい',
    remedy: '手で入力せず、案内からコピーする',
  },
  {
    question: '登録の後に本アプリを開き直しましたか',
    exit: 'いいえ',
    remedy: '終了し、開き直す',
  },
  {
    question: 'PCの時刻は合っていますか',
    exit: 'いいえ',
    remedy: '自動で合わせる設定にする',
  },
  {
    question: '会社や学校のネットワークですか',
    exit: 'はい',
    remedy: '別の回線で登録する',
  },
];

/** From a missing 【PRO】 to its cause. The same in every version. */
export const ProTroubleFlowFigure: FigureComponent = () => {
  return (
    <Figure caption="「【PRO】」が出ないときに確かめる順番です。">
      <DecisionFlow
        start="登録できない、【PRO】が出ない"
        columns={[{checks: CHECKS, end: '支払いの状態を確かめ、窓口に連絡する'}]}
      />
    </Figure>
  );
};
