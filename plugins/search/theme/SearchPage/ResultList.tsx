import {useHistory} from '@docusaurus/router';
import type {Hit, SectionHit} from '@komebiyori/search/answer';
import {type KeyboardEvent, type ReactNode, useEffect} from 'react';
import HitText, {Marked} from '../../client/HitText';
import {useFollow, type Follow} from '../../client/useFollow';
import {focusNextResult, RESULT, focusResult, topOfResult} from './resultFocus.browser';
import styles from './results.module.css';

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

/** The result that was followed last, where it stood, and the entry of the history that it was on. */
let followed: {url: string; top: number | undefined; entry: string | undefined} | undefined;

/**
 * Leads a visitor who goes back to the results to the one that was followed. The browser cannot: the
 * results come too late for it.
 * @returns what to do when a result is followed
 */
function useReturnToResult(): (url: string) => void {
  const history = useHistory();
  useEffect(() => {
    const {action, location} = history;
    if (action === 'POP' && followed !== undefined && followed.entry === location.key)
      focusResult(followed.url, followed.top);
  }, [history]);
  return (url) => {
    followed = {url, top: topOfResult(url), entry: history.location.key};
  };
}
