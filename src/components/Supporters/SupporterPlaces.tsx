import Link from '@docusaurus/Link';
import {OUTSIDE_LINKS} from '@site/config/site';
import type {Supporter} from '@site/config/supporters';
import data from '@site/data/supporters.json';
import {SUPPORTER_FACES, SupporterFace} from '@site/src/components/Mark';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './SupporterPlaces.module.css';

// One place for each face. The file is checked against its schema when the site is built.
const PLACES = SUPPORTER_FACES.map((_, index) => index);
const SUPPORTERS: readonly Supporter[] = data.supporters;

function Place({index, supporter}: {index: number; supporter: Supporter | undefined}): ReactNode {
  return (
    <li>
      {/* Supporters get their link in return for support, which search engines ask to be marked. */}
      <Link
        className={clsx(styles.place)}
        href={supporter?.url ?? OUTSIDE_LINKS.fanSupport}
        rel={supporter ? 'sponsored noopener noreferrer' : 'noopener noreferrer'}
      >
        {supporter?.avatar === undefined ? (
          <SupporterFace className={styles.avatar} index={index} />
        ) : (
          <img
            className={styles.avatar}
            src={supporter.avatar}
            alt=""
            width="56"
            height="56"
            loading="lazy"
            decoding="async"
          />
        )}
        <span>{supporter?.name ?? 'サポーター募集中'}</span>
      </Link>
    </li>
  );
}

/** The six places for supporters. A free place is an invitation, never an invented person. */
export function SupporterPlaces(): ReactNode {
  return (
    <ul className={styles.places}>
      {PLACES.map((index) => (
        <Place key={index} index={index} supporter={SUPPORTERS[index]} />
      ))}
    </ul>
  );
}
