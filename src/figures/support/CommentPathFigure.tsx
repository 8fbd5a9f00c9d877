import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** The way of a comment to the stream's picture, with what can stop it. */
export function CommentPathFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const fit = isAtLeast(version, '8.0') ? '8.0への対応' : 'バージョンの違い';
  return (
    <Figure caption="コメントがOBSに届くまでの経路と、止まりやすい所。左から順に確かめます。">
      <FlowDiagram
        steps={[
          {title: '本アプリの一覧', note: '除外と絞り込み', icon: 'list', tone: 'app'},
          {title: '枠の「書き出し」', note: 'オフだと先へ進みません', icon: 'open'},
          {title: 'テンプレート', note: `絞り込みと${fit}`, icon: 'code'},
          {title: 'ブラウザソース', note: 'URL、大きさ、キャッシュ', icon: 'monitor'},
          {title: 'OBSの画面', note: '重なりと目のアイコン', icon: 'eye'},
        ]}
      />
    </Figure>
  );
}
