import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {type DecisionCheck, DecisionFlow} from '../kit/DecisionFlow';
import {Figure} from '../kit/Figure';

const SYSTEM: DecisionCheck = {
  question: 'システムメッセージですか',
  exit: 'はい',
  remedy: '「システムメッセージを読む」がオンなら、専用のフォーマットで読みます',
};

const BEFORE: readonly DecisionCheck[] = [
  {question: '枠の「読み上げ」はオンですか', exit: 'いいえ', remedy: '読みません'},
  {question: '除外ユーザーの人ですか', exit: 'はい', remedy: '読みません'},
];

const AFTER: readonly DecisionCheck[] = [
  {
    question: 'ギフトで、ギフト用フォーマットがオンですか',
    exit: 'はい',
    remedy: 'ギフト用フォーマットで読みます',
  },
  {
    question: 'チャンネルポイントで、値が範囲に入りますか',
    exit: 'はい',
    remedy: 'その行のフォーマットで読みます',
  },
];

/** Which setting decides what becomes of a comment on its way to the voice. */
export function SpeechOrderFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const checks = [...BEFORE, ...(isAtLeast(version, '6.0') ? [SYSTEM] : []), ...AFTER];
  return (
    <Figure caption="読むかどうかと、使うフォーマットの決まり方。上から順に見ます。">
      <DecisionFlow
        start="接続した後に、コメントが1件届いた"
        columns={[{checks, end: 'ふだんのフォーマットで読みます'}]}
      />
    </Figure>
  );
}
