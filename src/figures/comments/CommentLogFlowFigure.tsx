import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** Where a comment goes: the list, the log, and what reads the log. */
export function CommentLogFlowFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const isEight = isAtLeast(version, '8.0');
  return (
    <Figure caption="コメントの行き先。一覧から消しても、コメントログには残ります。">
      <FlowDiagram
        steps={[
          {
            title: '配信サイト',
            note: isEight ? 'さかのぼれるのは種類ごとに500件まで' : '届いた分と、さかのぼれた分',
            icon: 'chat',
          },
          {title: 'コメントの一覧', note: '今見ている画面', icon: 'list', tone: 'app'},
          {
            title: 'コメントログ',
            note: '「コメントログを残す」がオンのとき',
            icon: 'book',
            tone: 'app',
          },
          [
            ...(isEight
              ? [{title: '検索', note: '言葉・人・期間で探す', icon: 'search'} as const]
              : []),
            {title: '解析', note: '件数の推移を見る', icon: 'eye'},
            {title: 'ファイル', note: '1日に1つ。外部ツールで読む', icon: 'file'},
          ],
        ]}
      />
    </Figure>
  );
}
