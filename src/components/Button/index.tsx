import clsx from 'clsx';
import {useState, type ComponentProps, type ReactNode} from 'react';

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

/**
 * A button of the site. One that is disabled while it has the focus stays in reach until the focus
 * leaves it: a browser takes the focus from a disabled button, and who uses the keyboard would begin
 * at the top of the page again. One that switches something has `aria-pressed`, or words that change
 * and `data-on`, which looks the same: 「再開」 that is pressed would say two things at once.
 */
export function Button({
  look,
  size,
  className,
  type = 'button',
  disabled = false,
  onClick,
  onFocus,
  onBlur,
  ...rest
}: Props): ReactNode {
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = disabled && hasFocus;
  return (
    <button
      aria-disabled={isHeld ? true : undefined}
      {...rest}
      className={clsx(buttonClass(look, size), className)}
      type={type}
      disabled={disabled && !hasFocus}
      onFocus={(event) => {
        setHasFocus(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setHasFocus(false);
        onBlur?.(event);
      }}
      onClick={(event) => {
        // The focus may be older than React.
        setHasFocus(document.activeElement === event.currentTarget);
        if (isHeld) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
