// Change: one row at every width; the boundary that names a failing item is shared with the menu.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {splitNavbarItems, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarSearch from '@theme/Navbar/Search';
import SearchBar from '@theme/SearchBar';
import ItemBoundary, {useNavbarItems} from '../ItemBoundary';
import styles from './styles.module.css';

const {containerLeft, containerRight} = ThemeClassNames.layout.navbar;

function Items({items}: {items: NavbarItemProps[]}): ReactNode {
  return items.map((item, index) => (
    <ItemBoundary key={index} item={item}>
      <NavbarItem {...item} />
    </ItemBoundary>
  ));
}

export default function NavbarContent(): ReactNode {
  const mobileSidebar = useNavbarMobileSidebar();
  const items = useNavbarItems();
  const [leftItems, rightItems] = splitNavbarItems(items);
  return (
    <div className={clsx('navbar__inner', styles.inner)}>
      <div className={clsx(containerLeft, 'navbar__items', styles.items)}>
        {!mobileSidebar.disabled && <NavbarMobileSidebarToggle />}
        <NavbarLogo />
        <Items items={leftItems} />
      </div>
      <div className={clsx(containerRight, 'navbar__items navbar__items--right', styles.items)}>
        <Items items={rightItems} />
        {!items.some((item) => item.type === 'search') && (
          <NavbarSearch>
            <SearchBar />
          </NavbarSearch>
        )}
        <NavbarColorModeToggle
          {...(styles.colorMode !== undefined && {className: styles.colorMode})}
        />
      </div>
    </div>
  );
}
