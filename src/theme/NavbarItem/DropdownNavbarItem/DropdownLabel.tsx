import {useLocalPathname} from '@docusaurus/theme-common/internal';
import {ownHtml} from '@site/src/lib/ownHtml';
import {useContext, type ReactNode} from 'react';
import type {Props as DropdownProps} from '@theme/NavbarItem/DropdownNavbarItem';
import type {Place} from '../currentItem';
import {ShownDocContext} from '../shownDoc';

/** A dropdown's props, with words before the label: in the navbar, where room is short, for screen readers. */
export type LabelProps = Pick<DropdownProps, 'children' | 'html' | 'label'> & {
  readonly 'data-label-prefix'?: string;
};

/** What a dropdown's button says. */
export default function DropdownLabel({
  children,
  html,
  label,
  mobile = false,
  ...props
}: LabelProps & {readonly mobile?: boolean}): ReactNode {
  const prefix = props['data-label-prefix'];
  // From the configuration, fixed at build time.
  if (html) return <span dangerouslySetInnerHTML={{__html: ownHtml(html)}} />;
  return (
    <span>
      {prefix !== undefined && (
        <span {...(!mobile && {className: 'visually-hidden'})}>{prefix} </span>
      )}
      {children ?? label}
    </span>
  );
}

/** Where the visitor is: the path below the base URL, and the manual page if it is one. */
export function usePlace(): Place {
  const pathname = useLocalPathname();
  const {activeDoc} = useContext(ShownDocContext);
  return {pathname, docId: activeDoc?.id};
}
