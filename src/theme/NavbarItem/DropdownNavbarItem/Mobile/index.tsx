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
  const {items, className, label, to, ...rest} = props;
  const place = usePlace();
  const isCurrent =
    rest['data-label-prefix'] === undefined &&
    items.some((item) => currentOfItem(item, place) !== undefined);
  const listed = withOwnLink(items, {label, ...(to !== undefined && {to})});
  const duration = collapseDurationMs(listed.length);
  const style: DurationStyle = {
    '--collapse-duration': `${duration}ms`,
    // Above the way to the contents of the manual, which stays.
    scrollMarginBlock: '3.5rem',
  };
  return (
    <li className="menu__list-item">
      <details className={styles.group} style={style} open={isCurrent}>
        <summary
          className={clsx('menu__link', styles.button, className)}
          onClick={({currentTarget: {parentElement: group}}) => {
            // What unfolds at the end of the menu would do so below its edge.
            setTimeout(() => {
              if (group?.hasAttribute('open') === true) group.scrollIntoView({block: 'nearest'});
            }, duration);
          }}
        >
          <DropdownLabel {...rest} label={label} mobile />
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
