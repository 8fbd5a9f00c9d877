// Change: the state is drawn by CSS from the attributes on <html>, icon and accessible name alike,
// so that both are right before React arrives; the boot file answers presses until then.
import {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/ColorModeToggle';
import {colorModeLabel, nextColorMode} from './colorMode';
import styles from './styles.module.css';

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
function SunIcon(): ReactNode {
  return (
    <svg {...frame}>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
    </svg>
  );
}

/** Dark mode: a crescent. */
function MoonIcon(): ReactNode {
  return (
    <svg {...frame}>
      <path d="M20 14.2A8.2 8.2 0 0 1 9.8 4 8.2 8.2 0 1 0 20 14.2Z" />
    </svg>
  );
}

/** The system decides: half light, half dark. */
function SystemIcon(): ReactNode {
  return (
    <svg {...frame}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 3.5a8.5 8.5 0 0 1 0 17Z" fill="currentColor" />
    </svg>
  );
}

const STATES = [
  {mode: 'light', className: styles.light, Icon: SunIcon},
  {mode: 'dark', className: styles.dark, Icon: MoonIcon},
  {mode: null, className: styles.system, Icon: SystemIcon},
] as const;

function ColorModeToggle(props: Props): ReactNode {
  const {className, buttonClassName, respectPrefersColorScheme, value, onChange} = props;
  const isBrowser = useIsBrowser();
  const states = STATES.filter(({mode}) => respectPrefersColorScheme || mode !== null);
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.toggle, className, buttonClassName)}
      data-color-mode-toggle={respectPrefersColorScheme ? 'system' : 'plain'}
      // Only React knows the state here; the same words as the name, so nothing is read twice.
      title={isBrowser ? colorModeLabel(value, respectPrefersColorScheme) : undefined}
      onClick={() => {
        onChange(nextColorMode(value, respectPrefersColorScheme));
      }}
    >
      {states.map(({mode, className: stateClass, Icon}) => (
        <span key={mode ?? 'system'} className={clsx(styles.state, stateClass)}>
          <Icon />
          <span className="visually-hidden">{colorModeLabel(mode, respectPrefersColorScheme)}</span>
        </span>
      ))}
    </button>
  );
}

export default memo(ColorModeToggle);
