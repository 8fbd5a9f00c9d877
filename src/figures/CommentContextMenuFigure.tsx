import type { ReactNode } from 'react';

import type { FigureProps } from './kit/FigureProps';

export function CommentContextMenuFigure({ version = '8.0' }: FigureProps): ReactNode {
  return <figure data-version={version} />;
}
