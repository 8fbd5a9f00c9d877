import type {ReactNode} from 'react';

import styles from './CommentContextMenuFigure.module.css';
import {DEFAULT_VERSION, type FigureProps, isAtLeast} from './kit/app';
import {CommentLine} from './kit/CommentLine';
import {Figure} from './kit/Figure';
import {Icon} from './kit/Icon';
import {type MenuItem, MenuList} from './kit/MenuList';
import {COMMENTS} from './kit/samples';

const MARKED = 'ねむい猫';

/** The menu of one comment, opened with the right button. */
export function CommentContextMenuFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const items = menuItems(version);
  return (
    <Figure
      caption="コメントを右クリックすると開くメニュー。選んだ1件のコメントとリスナーが対象です。"
      label={`コメントの一覧で1件を右クリックして開いたメニュー。上から順に、${items.map((item) => item.name).join('、')}。`}
    >
      <div className={styles.scene}>
        <div className={styles.list}>
          {COMMENTS.map((comment) => (
            <CommentLine key={comment.name} comment={comment} marked={comment.name === MARKED} />
          ))}
        </div>
        <div className={styles.menu}>
          <span className={styles.cursor}>
            <Icon name="cursor" size={22} />
          </span>
          <MenuList items={items} />
        </div>
      </div>
    </Figure>
  );
}

function menuItems(version: string): MenuItem[] {
  return [
    {name: 'リスナー情報を開く', icon: 'user'},
    {name: 'ニックネームを付ける', icon: 'pen'},
    {name: 'メモ', icon: 'note'},
    {name: 'ラベル', icon: 'label'},
    {name: 'ピン留め', icon: 'pin', apart: true},
    {name: 'ブックマーク', icon: 'bookmark'},
    ...(isAtLeast(version, '5.2') ? ([{name: 'ストックへ', icon: 'box'}] as const) : []),
    {name: '参加待ちに追加', icon: 'queue', apart: true},
    {name: '翻訳', icon: 'translate'},
    {name: '読み上げ直す', icon: 'speaker'},
    {name: '除外（ブロック）', icon: 'ban', apart: true},
    {name: 'コメントを消す', icon: 'trash'},
    {name: '枠IDをコピー', icon: 'copy'},
  ];
}
