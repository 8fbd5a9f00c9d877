import type {FigureComponent} from '../kit/app';
import {Columns} from '../kit/Columns';
import {Figure} from '../kit/Figure';
import {Tree, type TreeNode} from '../kit/Tree';

const OLD: readonly TreeNode[] = [
  {
    name: 'komebiyori4',
    children: [
      {
        name: 'templates',
        children: [
          {name: '自作のフォルダ', note: '手でコピーします', children: []},
          {name: '__pro', note: 'コピーしません', children: []},
        ],
      },
      {name: '枠・設定・リスナー', note: '移行が読みます'},
      {name: 'comment.json', note: '直近の100件'},
    ],
  },
];

const NEW: readonly TreeNode[] = [
  {
    name: 'komebiyori',
    children: [
      {
        name: 'templates',
        children: [
          {name: '付属のフォルダ', note: '本アプリが入れます', children: []},
          {name: 'custom', note: '自作のものの行き先', children: []},
        ],
      },
      {name: 'データベース', note: '移行が書きます'},
      {name: 'comments', note: 'これからのコメントログ', children: []},
    ],
  },
];

/** The data folders of version 4 and of the versions after it. */
export const MigrateFoldersFigure: FigureComponent = () => {
  return (
    <Figure caption="4系のデータフォルダ「komebiyori4」と、本アプリのデータフォルダ「komebiyori」。名前が違うため、両方が残ります。">
      <Columns>
        <Tree nodes={OLD} />
        <Tree nodes={NEW} />
      </Columns>
    </Figure>
  );
};
