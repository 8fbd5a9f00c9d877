// Change: tables of a manual page scroll inside their own frame, which the keyboard can reach.
import {MDXProvider} from '@mdx-js/react';
import type {Props} from '@theme/DocItem/Content';
import OriginalContent from '@theme-original/DocItem/Content';
import type {ReactNode} from 'react';
import {ScrollTable} from './ScrollTable';

const COMPONENTS = {table: ScrollTable};

export default function DocItemContent({children}: Props): ReactNode {
  return (
    <OriginalContent>
      <MDXProvider components={COMPONENTS}>{children}</MDXProvider>
    </OriginalContent>
  );
}
