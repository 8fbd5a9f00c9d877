import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props as NavbarItemProps} from '@theme/NavbarItem';

/** The configured navbar items, typed as what the item components take (validated at build). */
export function useNavbarItems(): NavbarItemProps[] {
  return useThemeConfig().navbar.items as NavbarItemProps[];
}
