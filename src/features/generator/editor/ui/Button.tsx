import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

import styles from './ui.module.css';

interface Props extends ComponentProps<'button'> {
  readonly look?: 'main' | 'plain' | 'quiet';
}

/** A button of the editor. */
export function Button({look = 'plain', className, type = 'button', ...rest}: Props): ReactNode {
  return <button className={clsx(styles.button, styles[look], className)} type={type} {...rest} />;
}
