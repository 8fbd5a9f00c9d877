import type {FigureComponent} from '../kit/app';
import {type DecisionCheck, DecisionFlow} from '../kit/DecisionFlow';
import {Figure} from '../kit/Figure';

const CHECKS: readonly DecisionCheck[] = [
  {
    question: '枠の行の切替（読み上げ、書き出しなど）は入ですか',
    exit: 'いいえ',
    remedy: '何を選んでいても働きません',
  },
  {
    question: '枠設定で、その項目を変えましたか',
    exit: 'はい',
    remedy: '枠設定の値を使います',
  },
  {
    question: 'VOICEVOXなどの連携の項目ですか',
    exit: 'はい',
    remedy: '連携のタブの値を使います',
  },
];

/** What overrides what: the row of the frame, then its options, then the common settings. */
export const ServiceOverrideFigure: FigureComponent = () => (
  <Figure caption="使われる値の決まり方。項目ごとに、上から順に見ます。">
    <DecisionFlow
      start="この枠にコメントが届いた"
      columns={[{checks: CHECKS, end: '設定 → 読み上げ、設定 → 通知の値を使います'}]}
    />
  </Figure>
);
