import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {TemplateFacts} from '@site/plugins/overlays/client';
import {Button} from '@site/src/components/Button';
import styles from './TemplateCard.module.css';
import {TemplateStage} from './TemplateStage';

interface Props {
  readonly template: TemplateFacts;
  readonly isPlaying: boolean;
  readonly onToggle: () => void;
  /** What can be done with it, and what else is to be known. */
  readonly children: ReactNode;
}

/** A template in a list, with its preview. */
export function TemplateCard({template, isPlaying, onToggle, children}: Props): ReactNode {
  const {id, name, description} = template;
  return (
    <li className={clsx(styles.card, styles.tall)} aria-labelledby={`template-${id}`}>
      <TemplateStage template={template} isPlaying={isPlaying} />
      <div className={styles.words}>
        <div className={styles.top}>
          <h3 className={styles.name} id={`template-${id}`}>
            {name}
          </h3>
          <Button
            size="small"
            className={styles.play}
            aria-label={`「${name}」の見本を${isPlaying ? '止める' : '動かす'}`}
            onClick={onToggle}
          >
            <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
              <path
                d={isPlaying ? 'M3 2h4v12H3zM9 2h4v12H9z' : 'M4 2l10 6-10 6z'}
                fill="currentColor"
              />
            </svg>
            {isPlaying ? '止める' : '見本を動かす'}
          </Button>
        </div>
        <Tags template={template} />
        <p className={styles.text}>{description}</p>
        {children}
      </div>
    </li>
  );
}

/** What a template is, in a few words. */
function Tags({template}: {readonly template: TemplateFacts}): ReactNode {
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
