import type {ReactNode} from 'react';

import type {TemplateFacts} from '@site/plugins/overlays/client';

import styles from './Tags.module.css';

/** What a template is, in a few words. */
export function Tags({template}: {readonly template: TemplateFacts}): ReactNode {
  const {layouts, isPro, heavy} = template;
  return (
    <ul className={styles.tags} aria-label="特徴">
      {isPro && (
        <li className={styles.pro}>
          <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
            <path
              d="M4.500 7V5a3.500 3.500 0 0 1 7 0v2M3 7h10v7H3z"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinejoin="round"
            />
          </svg>
          Pro
        </li>
      )}
      {layouts.map((layout) => (
        <li key={layout}>{layout}</li>
      ))}
      <li>{heavy === undefined ? '軽量' : '重め'}</li>
    </ul>
  );
}
