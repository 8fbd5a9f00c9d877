// Ours: the error boundary of Navbar/Content, shared with the mobile menu, where an item can fail too.
import type {ReactNode} from 'react';
import {ErrorCauseBoundary} from '@docusaurus/theme-common';
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
