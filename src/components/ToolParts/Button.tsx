import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

import styles from './ToolParts.module.css';

interface Props extends ComponentProps<'button'> {
  readonly look?: 'main' | 'plain' | 'bar';
}

/** A button of the tool; `bar` is for the dark bar at its top. */
export function Button({look = 'plain', className, type = 'button', ...rest}: Props): ReactNode {
  return <button className={clsx(styles.button, styles[look], className)} type={type} {...rest} />;
}
