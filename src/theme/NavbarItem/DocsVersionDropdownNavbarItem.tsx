// Change: wrapped, to say in words what the bare number on the button is.
import type {ReactNode} from 'react';
import DocsVersionDropdown from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

export default function DocsVersionDropdownNavbarItem(props: Props): ReactNode {
  return <DocsVersionDropdown {...props} data-label-prefix="ドキュメントのバージョン" />;
}
