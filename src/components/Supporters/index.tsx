import Link from '@docusaurus/Link';
import {OUTSIDE_LINKS} from '@site/config/site';
import type {Supporter} from '@site/config/supporters';
import data from '@site/data/supporters.json';
import {SUPPORTER_FACES, SupporterFace} from '@site/src/components/Mark/SupporterFace';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type {ReactNode} from 'react';

import styles from './SupporterPlaces.module.css';

// The file is checked against its schema when the site is built.
const SUPPORTERS: readonly Supporter[] = data.supporters;
/** The places without a supporter, by their faces. */
const FREE = SUPPORTER_FACES.map((_, index) => index).slice(SUPPORTERS.length);

function Place({index, supporter}: {index: number; supporter: Supporter}): ReactNode {
  return (
    <li>
      {/* Supporters get their link in return for support, which search engines ask to be marked. */}
      <Link className={styles.place ?? ''} href={supporter.url} rel="sponsored noopener noreferrer">
        {supporter.avatar === undefined ? (
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
        <span>
          {supporter.name}
          <IconExternalLink />
        </span>
      </Link>
    </li>
  );
}

/** The free places: faces of our own and one invitation, which is said once. */
function FreePlaces(): ReactNode {
  return (
    <li className={styles.free}>
      <Link className={styles.place ?? ''} href={OUTSIDE_LINKS.fanSupport}>
        <span className={styles.faces}>
          {FREE.map((index) => (
            <SupporterFace key={index} className={styles.avatar} index={index} />
          ))}
        </span>
        <span>
          サポーター募集中（あと{FREE.length}席）
          <IconExternalLink />
        </span>
      </Link>
    </li>
  );
}

/** The six places for supporters. Free ones are an invitation, never invented people. */
export function SupporterPlaces(): ReactNode {
  return (
    <ul className={styles.places}>
      {SUPPORTERS.map((supporter, index) => (
        <Place key={supporter.url} index={index} supporter={supporter} />
      ))}
      {FREE.length > 0 && <FreePlaces />}
    </ul>
  );
}
