import type {ReactNode} from 'react';

import styles from './AppMenuFigure.module.css';
import {DEFAULT_VERSION, type FigureProps, isAtLeast} from './kit/app';
import {AppWindow} from './kit/AppWindow';
import {CommentLine} from './kit/CommentLine';
import {Push} from './kit/Controls';
import {Figure} from './kit/Figure';
import {type MenuItem, MenuList} from './kit/MenuList';
import {COMMENTS} from './kit/samples';
import {Band} from './kit/Window';

/** The ⋯ menu, open, with the lines the version has. */
export function AppMenuFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const items = menuItems(version);
  return (
    <Figure
      caption="右上の「⋯」を押すと開くメニュー。緑の点は、その機能がいま有効なことを表します。"
      label={`メイン画面の右上の「⋯」から開いたメニュー。上から順に、${items.map(inWords).join('、')}。`}
    >
      <AppWindow version={version}>
        <Band className={styles.tools}>
          <Push>リスナーリスト</Push>
          <Push>読み上げ停止</Push>
          <Push>コメントクリア</Push>
          <span className={styles.opened}>
            <Push icon="dots" />
          </span>
        </Band>
        <Band className={styles.body}>
          <div className={styles.behind}>
            {COMMENTS.map((comment) => (
              <CommentLine key={comment.name} comment={comment} />
            ))}
          </div>
          <MenuList items={items} />
        </Band>
      </AppWindow>
    </Figure>
  );
}

function menuItems(version: string): MenuItem[] {
  const isEight = isAtLeast(version, '8.0');
  return [
    {name: '設定'},
    {name: 'テンプレート'},
    {name: 'コメントテスター'},
    ...(isEight ? [{name: '辞書'}] : []),
    {name: '連携', active: true},
    {name: '参加型管理', active: true},
    {name: 'セットリスト'},
    {name: 'アンケート'},
    {name: 'バックアップ', active: true},
    {name: 'リモートビュー'},
    ...(isAtLeast(version, '6.0') ? [{name: 'タイムスタンプ'}] : []),
    isEight ? {name: 'コメントログ', more: true} : {name: '解析'},
    ...(isAtLeast(version, '5.2') ? [{name: 'プラグイン'}] : []),
    {name: 'フォルダを開く', more: true, apart: true},
    {name: 'お知らせ'},
    {name: 'サポート', more: true},
    {name: 'その他', more: true},
  ];
}

function inWords({name, active, more}: MenuItem): string {
  if (active === true) return `${name}（有効の緑の点）`;
  return more === true ? `${name}（さらに開く）` : name;
}
