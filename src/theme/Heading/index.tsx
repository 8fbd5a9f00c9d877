// Change: the link of a heading is for the pointer alone, so that the heading is called by its own text
// and by nothing else; the original's link says the heading again, or its address where it holds code.
// The keyboard has the same links in the contents of the page.
import Link from '@docusaurus/Link';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function Heading({as: As, id, children, className, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchor = useAnchorTargetClassName(id);
  if (As === 'h1' || id === undefined || id === '') {
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  }
  brokenLinks.collectAnchor(id);
  return (
    <As {...props} className={clsx('anchor', anchor, className)} id={id}>
      {children}
      <Link className="hash-link" to={`#${id}`} aria-hidden tabIndex={-1} />
    </As>
  );
}
