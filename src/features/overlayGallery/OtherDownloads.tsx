import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {templatesFile, type OtherTemplateFacts} from '@site/plugins/overlays/client';
import {buttonClass} from '@site/src/components/Button';

import {DownloadButton} from './DownloadButton';
import styles from './OtherDownloads.module.css';
import card from './TemplateCard.module.css';
import list from './TemplateList.module.css';
import {ZipDetails, ZipFacts} from './ZipDetails';

interface Props {
  /** Only these; all when left out. */
  readonly ids?: readonly string[];
  /** Leaves out the link to the manual, on the page of the manual itself. */
  readonly isManual?: boolean;
}

/** The templates that show no comments, as finished zips. */
export function OtherDownloads({ids, isManual = false}: Props): ReactNode {
  const shown = templatesFile.others.filter(({id}) => ids?.includes(id) ?? true);
  return (
    <ul className={styles.list}>
      {shown.map((template) => (
        <Card key={template.id} template={template} isManual={isManual} />
      ))}
    </ul>
  );
}

interface CardProps {
  readonly template: OtherTemplateFacts;
  readonly isManual: boolean;
}

function Card({template, isManual}: CardProps): ReactNode {
  const {id, name, description, thumb, manual, changes, zip} = template;
  return (
    <li className={clsx(card.card, styles.wide)} aria-labelledby={`template-${id}`}>
      <img
        className={styles.thumb}
        src={thumb}
        alt={`「${name}」の見本`}
        width={480}
        height={270}
        loading="lazy"
        decoding="async"
      />
      <div className={card.words}>
        <h3 className={card.name} id={`template-${id}`}>
          {name}
        </h3>
        <p className={card.text}>{description}</p>
        <dl className={list.facts}>
          <ZipFacts template={template} />
        </dl>
        <ZipDetails changes={changes} zip={zip} />
        <div className={list.actions}>
          <DownloadButton name={name} zip={zip} />
          {!isManual && (
            <Link className={buttonClass()} to={manual} aria-label={`「${name}」の使い方`}>
              使い方
            </Link>
          )}
        </div>
      </div>
    </li>
  );
}
