import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from './kit/app';
import {Figure} from './kit/Figure';
import {Tree, type TreeNode} from './kit/Tree';

/** What lies in the data folder. */
export function DataFolderFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure caption="データフォルダの中身。自分で追加したものはtemplates/customなどに入ります。">
      <Tree nodes={[{name: '<データフォルダ>', children: contents(version)}]} />
    </Figure>
  );
}

function contents(version: string): TreeNode[] {
  return [
    {
      name: 'templates',
      note: 'テンプレート',
      children: [
        {name: '__origin', note: '共通部品（SDKなど）', children: []},
        {name: 'basic, bubble, …', note: '付属のテンプレート', children: []},
        {
          name: 'custom',
          note: '追加・自作のテンプレート',
          children: [
            {name: '__origin', note: '上と同じ共通部品', children: []},
            {
              name: 'my-template',
              note: '1フォルダが1つのテンプレート',
              children: [
                {name: 'index.html'},
                {name: 'template.json', note: '名前・作者・幅と高さ'},
                {name: 'thumb.png', note: '一覧に出る画像'},
              ],
            },
          ],
        },
      ],
    },
    ...(isAtLeast(version, '5.2') ? [{name: 'plugins', note: 'プラグイン', children: []}] : []),
    {
      name: 'comments',
      note: 'コメントログ',
      children: [{name: 'YYYY-MM-DD.log', note: '1日1ファイル'}],
    },
    {name: 'waiting.txt', note: '参加待ちの一覧'},
    {name: `setlist.txt など${isAtLeast(version, '5.2') ? 3 : 2}つ`, note: 'セットリストの文字'},
    {name: 'logs', note: '本アプリのログ（Windows）', children: []},
    {name: 'データベース', note: 'コメント用とユーザー用の2つ'},
  ];
}
