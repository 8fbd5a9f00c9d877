import {DATA_FOLDER} from '@site/src/lib/appFacts';
import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {Tree} from '../kit/Tree';

/** Where the log stands among what a developer looks at in the data folder. */
export const LogFolderFigure: FigureComponent = () => (
  <Figure caption="Windowsのデータフォルダ。調べるのはlogsで、commentsはコメントの記録です。">
    <Tree
      nodes={[
        {
          name: DATA_FOLDER.windows,
          children: [
            {
              name: 'logs',
              note: 'アプリのログ。ここを見ます',
              children: [{name: '更新日時の一番新しいファイル'}],
            },
            {
              name: 'comments',
              note: 'コメントログ',
              children: [{name: 'YYYY-MM-DD.log', note: '1日1ファイル'}],
            },
            {
              name: 'plugins',
              note: 'プラグイン。出力はlogsに入ります',
              children: [{name: 'hello', children: [{name: 'plugin.js'}]}],
            },
            {name: 'templates', note: 'テンプレート。出力はブラウザに出ます', children: []},
          ],
        },
      ]}
    />
  </Figure>
);
