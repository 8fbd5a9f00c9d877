// Change: links in Markdown to tools and account pages load the document afresh.
import {FullLoadLink, needsFullLoad} from '@site/src/components/FullLoadLink';
import OriginalA from '@theme-original/MDXComponents/A';
import type {ComponentProps, ReactNode} from 'react';

export default function A(props: ComponentProps<'a'>): ReactNode {
  const {href, children} = props;
  return href !== undefined && needsFullLoad(href) ? (
    <FullLoadLink to={href}>{children}</FullLoadLink>
  ) : (
    <OriginalA {...props} />
  );
}
