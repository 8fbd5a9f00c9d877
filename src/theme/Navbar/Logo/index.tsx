// Change: the wordmark in the rounded face, and the mark drawn in the page instead of one more request.
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {OnigiriMark} from '@site/src/components/Mark';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function NavbarLogo(): ReactNode {
  const {
    navbar: {title},
  } = useThemeConfig();
  return (
    <Link className={clsx('navbar__brand', styles.brand)} to={useBaseUrl('/')}>
      <OnigiriMark className={styles.mark} />
      <b className={clsx('navbar__title', styles.title)}>{title}</b>
    </Link>
  );
}
