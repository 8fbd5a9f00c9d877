import {isIn, MENU} from '@site/src/lib/appFacts';
import type {ReactNode} from 'react';

import styles from './AppMenuFigure.module.css';
import {DEFAULT_VERSION, type FigureProps} from './kit/app';
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
      caption="右上の「⋯」を押すと開くメニュー。緑の点は、今有効な機能を示します。"
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

/** How a line is drawn, beside its name. */
const LOOKS: Readonly<Record<string, Omit<MenuItem, 'name'>>> = {
  連携: {active: true},
  参加型管理: {active: true},
  バックアップ: {active: true},
  コメントログ: {more: true},
  フォルダを開く: {more: true, apart: true},
  サポート: {more: true},
  その他: {more: true},
};

const menuItems = (version: string): MenuItem[] =>
  MENU.filter((item) => isIn(item, version)).map(({name}) => ({name, ...LOOKS[name]}));

function inWords({name, active, more}: MenuItem): string {
  if (active === true) return `${name}（有効の緑の点）`;
  return more === true ? `${name}（さらに開く）` : name;
}
