import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import IconExternalLink from '@theme/Icon/ExternalLink';
import {Fragment, type ReactNode} from 'react';

import styles from './FactList.module.css';
import type {Fact, Inline, Line} from './inline';

function Piece({piece}: {readonly piece: Inline}): ReactNode {
  if (typeof piece === 'string') return piece;
  return (
    <Link to={piece.to}>
      {piece.text}
      {piece.to.startsWith('https:') && <IconExternalLink />}
    </Link>
  );
}

/** A line of text with its links. */
export function RichLine({line}: {readonly line: Line}): ReactNode {
  return line.map((piece, index) => (
    // The pieces of a line never change their order.
    <Fragment key={index}>
      <Piece piece={piece} />
    </Fragment>
  ));
}

/** Facts in two columns that become one on narrow screens; each row can be linked to. */
export function FactList({facts}: {readonly facts: readonly Fact[]}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const {id} of facts) collectAnchor(id);
  return (
    <dl className={styles.list}>
      {facts.map(({id, label, isCode, lines}) => (
        <div key={id} id={id} className={styles.row}>
          <dt className={styles.label}>{isCode === true ? <code>{label}</code> : label}</dt>
          <dd className={styles.value}>
            {lines.map((line, index) => (
              <p key={index} className={styles.line}>
                <RichLine line={line} />
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
