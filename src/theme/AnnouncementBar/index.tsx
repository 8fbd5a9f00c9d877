// Change: a named region instead of a second banner; a dismissal also holds when storage is blocked;
// focus has somewhere to go when the button that had it disappears.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

/**
 * Finishes the closing of the announcement bar: the attribute keeps it hidden on the pages visited
 * next even when storage is blocked, and focus moves from the vanishing button to the site's name.
 */
function leaveAnnouncement(): void {
  document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'true');
  document.querySelector<HTMLElement>('.navbar__brand')?.focus({preventScroll: true});
}

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  if (!announcementBar || !isActive) return null;
  const {backgroundColor, textColor, isCloseable} = announcementBar;
  return (
    <section
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      style={{backgroundColor, color: textColor}}
      aria-label="サイトからのお知らせ"
    >
      <AnnouncementBarContent />
      {isCloseable && (
        <AnnouncementBarCloseButton
          onClick={() => {
            close();
            leaveAnnouncement();
          }}
        />
      )}
    </section>
  );
}
