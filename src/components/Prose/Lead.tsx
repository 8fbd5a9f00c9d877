import type {ReactNode} from 'react';

import './prose.css';

interface Props {
  readonly children: ReactNode;
}

/**
 * The first sentences of a prose page: what it is for. It brings the styles of prose pages along;
 * such a page says `wrapperClassName: prose-page` in its front matter.
 */
export function Lead({children}: Props): ReactNode {
  // A div, because MDX wraps the text in paragraphs of its own.
  return <div className="prose-lead">{children}</div>;
}
