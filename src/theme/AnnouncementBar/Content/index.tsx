// Change: styles, and HTML that says whose it is.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useThemeConfig} from '@docusaurus/theme-common';
import {ownHtml} from '@site/src/lib/ownHtml';
import type {Props} from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

export default function AnnouncementBarContent({className, ...props}: Props): ReactNode {
  const {announcementBar} = useThemeConfig();
  if (!announcementBar) return null;
  return (
    <div
      {...props}
      className={clsx(styles.content, className)}
      // From config/announcement.ts, fixed at build time.
      dangerouslySetInnerHTML={{__html: ownHtml(announcementBar.content)}}
    />
  );
}
