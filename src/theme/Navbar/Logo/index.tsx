// Change: the wordmark in the rounded face.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Logo from '@theme/Logo';
import styles from './styles.module.css';

export default function NavbarLogo(): ReactNode {
  return (
    <Logo
      className={clsx('navbar__brand', styles.brand)}
      imageClassName="navbar__logo"
      titleClassName={clsx('navbar__title', styles.title)}
    />
  );
}
