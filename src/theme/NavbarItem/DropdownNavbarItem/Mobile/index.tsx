// Change: a native disclosure, so that the menu folds open before React; its animation is CSS.
import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import {currentOfItem, withOwnLink} from '../../currentItem';
import DropdownLabel, {usePlace, type LabelProps} from '../DropdownLabel';
import {collapseDurationMs} from './collapseDuration';
import styles from './styles.module.css';

type DurationStyle = CSSProperties & {'--collapse-duration': string};

export default function DropdownNavbarItemMobile(props: Props & LabelProps): ReactNode {
  const {items, className, label, to, 'data-label-prefix': prefix, ...rest} = props;
  const place = usePlace();
  const isCurrent =
    prefix === undefined && items.some((item) => currentOfItem(item, place) !== undefined);
  const listed = withOwnLink(items, {label, ...(to !== undefined && {to})});
  const style: DurationStyle = {'--collapse-duration': `${collapseDurationMs(listed.length)}ms`};
  return (
    <li className="menu__list-item">
      <details className={styles.group} style={style} open={isCurrent}>
        <summary className={clsx('menu__link', styles.button, className)}>
          <DropdownLabel {...rest} label={label} />
        </summary>
        <ul className="menu__list">
          {listed.map((item, index) => (
            <NavbarItem
              key={index}
              mobile
              isDropdownItem
              activeClassName="menu__link--active"
              {...item}
            />
          ))}
        </ul>
      </details>
    </li>
  );
}
