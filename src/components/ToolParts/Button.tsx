import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

import styles from './ToolParts.module.css';

interface Props extends ComponentProps<'button'> {
  readonly look?: 'main' | 'plain' | 'bar' | 'quiet';
}

/** A button of the tool; on the dark band at its top `bar`, of which the first stands out, or `quiet`. */
export function Button({look = 'plain', className, type = 'button', ...rest}: Props): ReactNode {
  return <button className={clsx(styles.button, styles[look], className)} type={type} {...rest} />;
}
