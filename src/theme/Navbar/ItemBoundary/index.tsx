// Ours: the error boundary of Navbar/Content, shared with the mobile menu, where an item can fail too.
import type {Props as NavbarItemProps} from '@theme/NavbarItem';
import type {ReactNode} from 'react';
import {ErrorCauseBoundary, useThemeConfig} from '@docusaurus/theme-common';
import {describeFailingItem} from './failingItem';

interface Props {
  /** The item's configuration, which the error repeats. */
  item: unknown;
  children: ReactNode;
}

/** Names the navbar item that failed in the error that reaches the page. */
export default function ItemBoundary({item, children}: Props): ReactNode {
  return (
    <ErrorCauseBoundary onError={(cause) => new Error(describeFailingItem(item), {cause})}>
      {children}
    </ErrorCauseBoundary>
  );
}

/** The configured navbar items, typed as what the item components take (validated at build). */
export function useNavbarItems(): NavbarItemProps[] {
  return useThemeConfig().navbar.items as NavbarItemProps[];
}
