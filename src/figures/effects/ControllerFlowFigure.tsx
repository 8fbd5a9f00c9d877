import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** From a button of the controller to the stream; before 5.2.2 the app got the effect's word. */
export function ControllerFlowFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const commands = isAtLeast(version, '5.2');
  return (
    <Figure caption="ボタンから配信まで。演出コントローラー、本アプリ、OBSの3つが動いているときに出ます。">
      <FlowDiagram
        steps={[
          {title: '演出コントローラー', note: 'ボタンを押します', icon: 'cursor'},
          {
            title: '本アプリ',
            note: `ポート11180で${commands ? '命令' : '演出の語'}を受けます`,
            tone: 'app',
          },
          {
            title: 'ワードパーティー',
            note: commands
              ? 'OBSのソースがその演出を出します'
              : 'OBSのソースが語に合う演出を選びます',
            icon: 'star',
          },
          {title: '配信の画面', note: '画像と音が出ます', icon: 'monitor'},
        ]}
      />
    </Figure>
  );
}
