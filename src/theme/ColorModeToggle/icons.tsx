import type {ReactNode} from 'react';

const frame = {
  width: '1.25rem',
  height: '1.25rem',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

/** Light mode: the sun of a fine day. */
export function SunIcon(): ReactNode {
  return (
    <svg {...frame}>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
    </svg>
  );
}

/** Dark mode: a crescent. */
export function MoonIcon(): ReactNode {
  return (
    <svg {...frame}>
      <path d="M20 14.2A8.2 8.2 0 0 1 9.8 4 8.2 8.2 0 1 0 20 14.2Z" />
    </svg>
  );
}

/** The system decides: half light, half dark. */
export function SystemIcon(): ReactNode {
  return (
    <svg {...frame}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 3.5a8.5 8.5 0 0 1 0 17Z" fill="currentColor" />
    </svg>
  );
}
