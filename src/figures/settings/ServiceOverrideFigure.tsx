import type {ReactNode} from 'react';
import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {type DecisionCheck, DecisionFlow} from '../kit/DecisionFlow';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

const CHECKS: readonly DecisionCheck[] = [
  {
    question: '声の項目なら、枠の行の「読み上げ」はオンですか',
    exit: 'いいえ',
    remedy: '読まないため、枠設定の声は使われません',
  },
  {
    question: '枠設定で、その項目を変えましたか',
    exit: 'はい',
    remedy: '枠設定の値を使います',
  },
];

/** The connected engines: in tabs of their own since 6.0. */
function engines(version: string): DecisionCheck {
  return isAtLeast(version, '6.0')
    ? {
        question: 'VOICEVOXなどの連携の項目ですか',
        exit: 'はい',
        remedy: '連携のタブの値（棒読みちゃんは、棒読みちゃんの画面の値）を使います',
      }
    : {
        question: '棒読みちゃんなどの連携の項目ですか',
        exit: 'はい',
        remedy: '棒読みちゃんの画面か、連携の画面の値を使います',
      };
}

/** What overrides what: the row of the frame, then its options, then the common settings. */
export function ServiceOverrideFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure caption="使われる値の決まり方。声と音の項目ごとに、上から順に見ます。">
      <DecisionFlow
        start="この枠にコメントが届いた"
        columns={[
          {
            checks: [...CHECKS, engines(version)],
            end: '設定 → 読み上げ、設定 → 通知の値を使います',
          },
        ]}
      />
    </Figure>
  );
}

/** The common settings, what two frames lay over them, and what is heard. */
export function ServiceLayersFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  // Before 6.0 no engine with speakers is connected directly.
  const [voice, volume] = isAtLeast(version, '6.0') ? ['話者', '1.0'] : ['声', '100'];
  return (
    <Figure caption="共通の設定に、枠で変えた項目だけを重ねます。「メイン」は何も変えていない例です。">
      <FlowDiagram
        steps={[
          {
            title: '共通の設定',
            note: `${voice}A、話速1.0、音量${volume}`,
            icon: 'gear',
            tone: 'app',
          },
          [
            {title: '枠設定「メイン」', note: '変えた項目はなし', icon: 'list'},
            {title: '枠設定「サブ」', note: `${voice}Bだけを変更`, icon: 'list'},
          ],
          [
            {title: 'メインの声', note: `${voice}A、話速1.0、音量${volume}`, icon: 'speaker'},
            {title: 'サブの声', note: `${voice}B、話速1.0、音量${volume}`, icon: 'speaker'},
          ],
        ]}
      />
    </Figure>
  );
}
