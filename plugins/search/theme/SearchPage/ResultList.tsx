import type {KeyboardEvent, ReactNode} from 'react';
import HitText from '../../client/HitText';
import Marked from '../../client/Marked';
import {useFollow, type Follow} from '../../client/useFollow';
import type {Hit, SectionHit} from '../../shared/protocol';
import {focusNextResult, RESULT} from './resultFocus.browser';
import styles from './results.module.css';
import {useReturnToResult} from './useReturnToResult';

interface Props {
  hits: readonly Hit[];
  onFollow: () => void;
}

/** The pages found, best first, each with its further sections. The arrow keys lead through them. */
export default function ResultList({hits, onFollow}: Props): ReactNode {
  const onReturnTo = useReturnToResult();
  const {linkHandlers} = useFollow({
    onFollow: (url) => {
      onFollow();
      onReturnTo(url);
    },
  });
  return (
    // The handler adds arrow keys to links that work without it.
    <div role="presentation" onKeyDown={onArrow}>
      <ol className={styles['list']}>
        {hits.map((hit) => (
          <li key={hit.url}>
            <a className={styles['page']} href={hit.url} {...RESULT} {...linkHandlers}>
              <HitText {...hit} />
            </a>
            {hit.more.length > 0 && <Sections sections={hit.more} linkHandlers={linkHandlers} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Sections({
  sections,
  linkHandlers,
}: {
  sections: readonly SectionHit[];
  linkHandlers: Follow['linkHandlers'];
}): ReactNode {
  return (
    <ul className={styles['sections']} aria-label="このページのほかの見出し">
      {sections.map(({url, section, snippet}) => (
        <li key={url}>
          <a className={styles['section']} href={url} {...RESULT} {...linkHandlers}>
            <span className={styles['heading']}>
              <Marked {...section} />
            </span>
            {snippet && (
              <span className={styles['snippet']}>
                <Marked {...snippet} />
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

function onArrow(event: KeyboardEvent): void {
  const {key, target, altKey, ctrlKey, metaKey, shiftKey} = event;
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || altKey || ctrlKey || metaKey || shiftKey)
    return;
  if (!(target instanceof Element)) return;
  event.preventDefault();
  focusNextResult(target, key === 'ArrowDown' ? 1 : -1);
}
