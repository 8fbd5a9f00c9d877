import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {Figure} from '../kit/Figure';
import {Tree} from '../kit/Tree';

/** The folder of the log files. */
export function CommentLogFolderFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure caption="ログのファイルの置き場所。日付が変わると、新しいファイルに移ります。">
      <Tree
        nodes={[
          {
            name: '<データフォルダ>',
            children: [
              {
                name: 'comments',
                note: 'コメントログ',
                children: [
                  {name: '2025-11-07.log', note: '前の日の配信。412件'},
                  {name: '2025-11-08.log', note: '日をまたいだ配信の0時より前。986件'},
                  {name: '2025-11-09.log', note: '同じ配信の0時から後。173件'},
                ],
              },
              {name: 'templates', note: 'テンプレート', children: []},
              ...(isAtLeast(version, '5.2')
                ? [{name: 'plugins', note: 'プラグイン', children: []}]
                : []),
            ],
          },
        ]}
      />
    </Figure>
  );
}
