import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

import styles from './Button.module.css';

/**
 * `primary` is the one thing to do, `secondary` any other, `quiet` one of many in a list, `danger` what
 * cannot be undone. On the dark band of a tool `bar`, of which the first stands out, or `barQuiet`.
 */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'bar' | 'barQuiet';
export type ButtonSize = 'medium' | 'small';

interface Props extends ComponentProps<'button'> {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
}

/** The classes of a button, for links and labels that look like one. */
export function buttonClass(look: ButtonLook = 'secondary', size: ButtonSize = 'medium'): string {
  return clsx(styles.button, size === 'small' && styles.small, styles[look]);
}

/** A button of the site. */
export function Button({look, size, className, type = 'button', ...rest}: Props): ReactNode {
  return <button className={clsx(buttonClass(look, size), className)} type={type} {...rest} />;
}
