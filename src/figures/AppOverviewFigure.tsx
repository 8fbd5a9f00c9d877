import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from './kit/app';
import {Figure} from './kit/Figure';
import {FlowDiagram} from './kit/FlowDiagram';

/** Streaming sites → the app → where comments go. */
export function AppOverviewFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure caption="本アプリが配信サイトのコメントを集め、声・配信画面・手元の端末・ほかのソフトへ届けます。">
      <FlowDiagram
        steps={[
          [
            {title: '配信サイト', note: 'YouTube、Twitchなど', icon: 'play'},
            {title: '別の配信サイト', note: '同時に配信しているとき', icon: 'play'},
            {title: '外部ツール', note: 'APIで送る', icon: 'code'},
          ],
          {
            title: '本アプリ',
            note: 'コメントとギフトを1つに並べ、リスナーを記録します',
            icon: 'list',
            tone: 'app',
          },
          [
            {
              title: '読み上げ',
              note: isAtLeast(version, '6.0') ? 'OSの声・音声ソフト' : 'OSの声・連携ソフト',
              icon: 'speaker',
            },
            {title: 'OBSの配信画面', note: 'テンプレートで表示', icon: 'monitor'},
            {title: 'リモートビュー', note: 'スマホで見る', icon: 'phone'},
            {title: 'API', note: 'ほかのソフトで使う', icon: 'code'},
          ],
        ]}
      />
    </Figure>
  );
}
