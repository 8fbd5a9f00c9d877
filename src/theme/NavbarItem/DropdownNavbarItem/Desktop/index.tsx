// Change: a native disclosure instead of a link that opens on hover. It works without script, tells
// its state itself, and the boot file adds Escape, closing from outside and the return of focus.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import {currentOfItem, withOwnLink} from '../../currentItem';
import DropdownLabel, {usePlace, type LabelProps} from '../DropdownLabel';
import styles from './styles.module.css';

export default function DropdownNavbarItemDesktop(props: Props & LabelProps): ReactNode {
  const {items, position, className, label, to} = props;
  const prefix = props['data-label-prefix'];
  const place = usePlace();
  // A dropdown that shows a state (the version) is no section of the site.
  const isCurrent =
    prefix === undefined && items.some((item) => currentOfItem(item, place) !== undefined);
  return (
    <details
      className={clsx('navbar__item', styles.dropdown, position === 'right' && styles.right)}
      data-disclosure=""
      name="navbar"
    >
      <summary
        className={clsx('navbar__link', styles.button, className)}
        aria-current={isCurrent ? 'true' : undefined}
      >
        <DropdownLabel {...props} />
      </summary>
      <ul className={styles.menu}>
        {withOwnLink(items, {label, ...(to !== undefined && {to})}).map((item, index) => (
          <NavbarItem
            key={index}
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
          />
        ))}
      </ul>
    </details>
  );
}
