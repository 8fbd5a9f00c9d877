import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

interface Props {
  /** A path of this site, such as `/tools/mic-checker`. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Whether a path of this site is a tool or account page, whose headers differ from other pages'. */
export function needsFullLoad(path: string): boolean {
  return /^\/(?:tools|account)\//u.test(path);
}

/**
 * A link to a page of this site that loads the document afresh. Response headers belong to the
 * document that was loaded first, so tools and account pages must not be entered by client
 * navigation: their permissions would be those of the page before.
 */
export function FullLoadLink({to, className, children}: Props): ReactNode {
  // `pathname://` hides the link from Docusaurus, also from its check for broken links.
  useBrokenLinks().collectLink(to);
  return (
    <Link
      href={`pathname://${to}`}
      target="_self"
      {...(className === undefined ? {} : {className})}
    >
      {children}
    </Link>
  );
}
