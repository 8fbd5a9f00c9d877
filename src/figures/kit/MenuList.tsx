import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Icon} from './Icon';
import type {IconName} from './iconPaths';
import styles from './MenuList.module.css';

/** One line of a menu. */
export interface MenuItem {
  readonly name: string;
  readonly icon?: IconName;
  /** Opens another menu. */
  readonly more?: boolean;
  /** The green dot of something switched on. */
  readonly active?: boolean;
  /** The line the page talks about. */
  readonly marked?: boolean;
  /** A rule above this line. */
  readonly apart?: boolean;
}

interface Props {
  readonly items: readonly MenuItem[];
  /** `side` stands in a window as its left column; `pop` floats above it. */
  readonly look?: 'pop' | 'side';
}

/** A menu as the app draws it. */
export function MenuList({items, look = 'pop'}: Props): ReactNode {
  return (
    <div className={clsx(styles.list, styles[look])}>
      {items.map((item) => (
        <div
          key={item.name}
          className={clsx(
            styles.item,
            item.marked === true && styles.marked,
            item.apart === true && styles.apart,
          )}
        >
          {item.icon !== undefined && <Icon name={item.icon} size={14} />}
          <span>{item.name}</span>
          {item.active === true && <span className={styles.dot} />}
          {item.more === true && (
            <span className={styles.more}>
              <Icon name="chevron" size={12} />
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
