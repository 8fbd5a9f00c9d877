import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from './kit/app';
import {Figure} from './kit/Figure';
import {FlowDiagram} from './kit/FlowDiagram';

/** A comment on its way to the speaker; which voices there are depends on the version. */
export function SpeechFlowFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure caption="コメントは辞書で読みに直され、フォーマットに当てはめられてから、選んだ声で読まれます。">
      <FlowDiagram
        steps={[
          {title: 'コメント', note: '「888888」', icon: 'chat'},
          {title: '辞書', note: '「パチパチパチ」に直す', icon: 'book'},
          {title: 'フォーマット', note: '{name} {comment}', icon: 'note'},
          {title: '声', note: voices(version).join('、'), icon: 'mic', tone: 'app'},
          [
            {title: 'スピーカー', note: '手元で聞く', icon: 'speaker'},
            {title: 'OBS', note: '配信に乗せる', icon: 'monitor'},
          ],
        ]}
      />
    </Figure>
  );
}

function voices(version: string): string[] {
  return [
    'OSの声',
    '棒読みちゃん',
    ...(isAtLeast(version, '6.0') ? ['VOICEVOX'] : []),
    ...(isAtLeast(version, '7.1') ? ['COEIROINK', 'AivisSpeech'] : []),
    'ゆかりねっとコネクターNEO',
  ];
}
