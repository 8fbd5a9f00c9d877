// Change: styles only.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

export default function AnnouncementBarContent({className, ...props}: Props): ReactNode {
  const {announcementBar} = useThemeConfig();
  if (!announcementBar) return null;
  return (
    <div
      {...props}
      className={clsx(styles.content, className)}
      // HTML of our own: config/announcement.ts, fixed at build time. Nothing that a visitor, a URL
      // or a server sends may ever be passed here.
      dangerouslySetInnerHTML={{__html: announcementBar.content}}
    />
  );
}
