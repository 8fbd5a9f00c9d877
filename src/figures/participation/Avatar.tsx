import type {ReactNode} from 'react';

interface Props {
  /** Drawn behind the avatar, on the same canvas of 160 x 90. */
  readonly behind?: ReactNode;
  /** Drawn over the avatar. */
  readonly children?: ReactNode;
}

/** A line drawing of an avatar's head and shoulders for a Stage. Its face is at 80, 40. */
export function Avatar({behind, children}: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 160 90"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {behind}
      <g fill="var(--site-figure-obs)">
        <path d="M44 90c2-18 16-24 36-24s34 6 36 24" />
        <path d="M62 40c0-16 6-25 18-25s18 9 18 25-8 24-18 24-18-8-18-24Z" />
      </g>
      <path d="M61.5 36c6-3 10-9 12-14 6 7 14 11 25 12M75 54c3 2.5 7 2.5 10 0" />
      <path d="M72 43v3M88 43v3" strokeWidth={2.4} />
      {children}
    </svg>
  );
}

/** A star of about 12 units with its upper tip at `x`, `y`, for the things effects throw. */
export function Star({x, y}: {readonly x: number; readonly y: number}): ReactNode {
  return <path d={`M${x} ${y}l1.9 4 4.3.5-3.2 3 .9 4.3-3.9-2.2-3.9 2.2.9-4.3-3.2-3 4.3-.5Z`} />;
}
