// Change: part of the row at every width instead of lying over it on mobile.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Navbar/Search';
import styles from './styles.module.css';

export default function NavbarSearch({children, className}: Props): ReactNode {
  return <div className={clsx(styles.search, className)}>{children}</div>;
}
