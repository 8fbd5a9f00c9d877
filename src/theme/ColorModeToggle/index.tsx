// Change: the state is drawn by CSS from the attributes on <html>, icon and accessible name alike,
// so that both are right before React arrives; the boot file answers presses until then.
import {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/ColorModeToggle';
import {colorModeLabel, nextColorMode} from './colorMode';
import {MoonIcon, SunIcon, SystemIcon} from './icons';
import styles from './styles.module.css';

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
