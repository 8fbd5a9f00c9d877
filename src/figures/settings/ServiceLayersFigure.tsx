import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

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
