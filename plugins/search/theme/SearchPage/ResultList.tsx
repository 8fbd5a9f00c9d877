import type {Hit, SectionHit} from '@komebiyori/search/answer';
import {type KeyboardEvent, type ReactNode, useEffect} from 'react';
import HitText, {Marked} from '../../client/HitText';
import {useFollow, type Follow} from '../../client/useFollow';
import {
  focusNextResult,
  keepFollowed,
  keepPlace,
  RESULT,
  returnToPlace,
} from './resultFocus.browser';
import styles from './results.module.css';

/** So long after the last scrolling a place is kept, in milliseconds: browsers limit how often. */
const SETTLED = 200;

interface Props {
  hits: readonly Hit[];
  onFollow: () => void;
}

/** The pages found, best first, each with its further sections. The arrow keys lead through them. */
export default function ResultList({hits, onFollow}: Props): ReactNode {
  useReturnToPlace();
  const {linkHandlers} = useFollow({
    onFollow: (url) => {
      onFollow();
      keepFollowed(url);
    },
  });
  return (
    // The handler adds arrow keys to links that work without it.
    <div role="presentation" onKeyDown={onArrow}>
      <ol className={styles['list']}>
        {hits.map((hit) => (
          <li key={hit.url}>
            <div className={styles['page']}>
              <HitText
                {...hit}
                nameWith={(name) => (
                  <h2 className={styles['title']}>
                    <a href={hit.url} {...RESULT} {...linkHandlers}>
                      {name}
                    </a>
                  </h2>
                )}
              />
            </div>
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
        <li key={url} className={styles['section']}>
          <a className={styles['heading']} href={url} {...RESULT} {...linkHandlers}>
            <Marked {...section} />
          </a>
          {snippet && (
            <span className={styles['snippet']}>
              <Marked {...snippet} />
            </span>
          )}
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

/**
 * Leads a visitor who goes back to the results, or reloads them, to where they were: to the result that
 * was followed, else to the uppermost one that was in sight. The browser cannot: the results come too
 * late for it.
 */
function useReturnToPlace(): void {
  useEffect(() => {
    returnToPlace();
    let timer: number | undefined;
    // When the page is left it is too late: a reload has read the entry by then.
    const onScroll = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(keepPlace, SETTLED);
    };
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
}
