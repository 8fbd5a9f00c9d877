import {DATA_FOLDER} from '@site/src/lib/appFacts';
import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {StateDiagram} from '../kit/StateDiagram';
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

/** Which output ends up where. */
export const LogCompareFigure: FigureComponent = () => (
  <Figure caption="何が出力したものかによって、見る場所が変わります。">
    <StateDiagram
      states={[
        {
          name: '本アプリ、プラグイン',
          tone: 'live',
          goes: [{when: '起動、エラー、console.log', to: 'アプリのログ'}],
        },
        {
          name: '配信のコメント',
          goes: [{when: '名前、本文', to: 'コメントログ'}],
        },
        {
          name: 'テンプレート、設定ページ',
          goes: [{when: 'console.log、通信の失敗', to: '開発者ツール'}],
        },
      ]}
    />
  </Figure>
);
