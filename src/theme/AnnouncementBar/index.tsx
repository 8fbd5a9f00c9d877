// Change: a named region instead of a second banner; a dismissal also holds when storage is blocked;
// focus has somewhere to go when the button that had it disappears.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import {leaveAnnouncement} from './leaveAnnouncement.browser';
import styles from './styles.module.css';

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
            leaveAnnouncement(document);
          }}
        />
      )}
    </section>
  );
}
