// Change: in a dropdown only the item of the page or section shown is current. Docusaurus marks
// every item of the same sidebar, and this site has one sidebar. And it does not look for the page
// shown by itself (shownDoc.ts), which is of the one manual that this site has.
import {useContext, type ReactNode} from 'react';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocNavbarItem';
import {currentOfDoc} from './currentItem';
import {pageOf, ShownDocContext} from './shownDoc';

export default function DocNavbarItem({
  docId,
  label,
  docsPluginId: _manual,
  ...props
}: Props): ReactNode {
  const {activeDoc, candidates} = useContext(ShownDocContext);
  const doc = pageOf(candidates, docId);
  const isPage = activeDoc?.path === doc?.path;

  // Draft and unlisted items are not displayed in the navbar.
  if (doc === undefined || (doc.unlisted && !isPage)) return null;

  const isSection = props.isDropdownItem
    ? currentOfDoc(docId, activeDoc?.id) !== undefined
    : activeDoc?.sidebar !== undefined && activeDoc.sidebar === doc.sidebar;
  return (
    <DefaultNavbarItem
      exact
      {...props}
      aria-current={isPage ? 'page' : 'true'}
      isActive={() => isPage || isSection}
      label={label ?? doc.id}
      to={doc.path}
    />
  );
}
