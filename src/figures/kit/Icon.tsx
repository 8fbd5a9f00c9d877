import type {ReactNode} from 'react';

import {ICON_PATHS, type IconName} from './iconPaths';

interface Props {
  readonly name: IconName;
  /** Edge length in px at the normal text size. */
  readonly size?: number;
}

/** A line icon in the colour of the text around it. Always decorative. */
export function Icon({name, size = 16}: Props): ReactNode {
  const edge = `${String(size / 16)}rem`;
  return (
    <svg
      viewBox="0 0 24 24"
      style={{width: edge, height: edge, flex: 'none'}}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
