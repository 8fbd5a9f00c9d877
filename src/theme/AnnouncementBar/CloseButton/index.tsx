// Change: a larger target with our own cross.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/AnnouncementBar/CloseButton';
import styles from './styles.module.css';

export default function AnnouncementBarCloseButton({className, ...props}: Props): ReactNode {
  return (
    <button
      type="button"
      aria-label={translate({id: 'theme.AnnouncementBar.closeButtonAriaLabel', message: 'Close'})}
      {...props}
      className={clsx('clean-btn', styles.close, className)}
    >
      <svg width="1rem" height="1rem" viewBox="0 0 16 16" aria-hidden>
        <path
          d="M3 3l10 10M13 3L3 13"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
    </button>
  );
}
