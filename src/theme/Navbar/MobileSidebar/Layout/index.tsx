// Change: two panels that slide in a modal dialog, with a button between them in each; the button
// of the secondary menu (Navbar/MobileSidebar/SecondaryMenu) lives here, beside its counterpart.
import {useRef, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

export type Panel = 'primary' | 'secondary';

interface Props {
  header: ReactNode;
  primaryMenu: ReactNode;
  /** What the page brings along, such as the docs sidebar; undefined for nothing. */
  secondaryMenu: ReactNode;
  panel: Panel;
  onPanelChange: (panel: Panel) => void;
}

const panelClass = clsx(ThemeClassNames.layout.navbar.mobileSidebar.panel, styles.panel);

export default function NavbarMobileSidebarLayout(props: Props): ReactNode {
  const {header, primaryMenu, secondaryMenu, panel, onPanelChange} = props;
  const toPrimary = useRef<HTMLButtonElement>(null);
  const toSecondary = useRef<HTMLButtonElement>(null);
  const hasSecondary = secondaryMenu !== undefined;
  const isSecondary = hasSecondary && panel === 'secondary';
  // The pressed button becomes inert; focus goes on to the one that leads back.
  const show = (next: Panel): void => {
    flushSync(() => {
      onPanelChange(next);
    });
    const button = next === 'primary' ? toSecondary : toPrimary;
    button.current?.focus({preventScroll: true});
  };
  return (
    <div className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, styles.menu)}>
      {header}
      <div className={styles.panels}>
        <div className={clsx(panelClass, styles.primary)} inert={isSecondary}>
          <div className={clsx('menu', styles.scroll)}>{primaryMenu}</div>
          {/* At the foot: it arrives with React, and must not move what a finger is about to touch. */}
          {hasSecondary && (
            <button
              ref={toSecondary}
              type="button"
              className={clsx('clean-btn', styles.switch, styles.forward)}
              onClick={() => {
                show('secondary');
              }}
            >
              マニュアルの目次 →
            </button>
          )}
        </div>
        {hasSecondary && (
          <div className={clsx(panelClass, styles.secondary)} inert={!isSecondary}>
            <button
              ref={toPrimary}
              type="button"
              className={clsx('clean-btn', styles.switch)}
              onClick={() => {
                show('primary');
              }}
            >
              <Translate id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel">
                ← Back to main menu
              </Translate>{' '}
              <span lang="en" className={styles.original}>
                Back to main menu
              </span>
            </button>
            <div className={clsx('menu', styles.scroll)}>{secondaryMenu}</div>
          </div>
        )}
      </div>
    </div>
  );
}
