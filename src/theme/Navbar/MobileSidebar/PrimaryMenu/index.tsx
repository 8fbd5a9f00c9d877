// Change: part of every page's HTML; following a link closes the menu in the boot file.
import type {ReactNode} from 'react';
import NavbarItem from '@theme/NavbarItem';
import ItemBoundary, {useNavbarItems} from '../../ItemBoundary';

export default function NavbarMobilePrimaryMenu(): ReactNode {
  const items = useNavbarItems();
  return (
    <ul className="menu__list">
      {items.map((item, index) => (
        <ItemBoundary key={index} item={item}>
          <NavbarItem mobile {...item} />
        </ItemBoundary>
      ))}
    </ul>
  );
}
