import clsx from 'clsx';
import type {ReactNode} from 'react';
import HitText from '../../client/HitText';
import QueryErrorNote from '../../client/QueryErrorNote';
import Footer from './Footer';
import styles from './styles.module.css';
import type {SearchBox} from './useSearchBox';
import type {SearchPlace} from './useSearchPlace';

interface Props {
  box: SearchBox;
  place: SearchPlace;
}

/** The answer under the search box: the list of suggestions and the links to all results. */
export default function Suggestions({box, place}: Props): ReactNode {
  const {answer} = box.outcome;
  const error = answer?.found.error;
  if (answer !== undefined && error !== undefined) {
    return <QueryErrorNote query={answer.query} error={error} />;
  }
  return (
    <>
      {box.hits.length === 0 ? (
        <p className={styles['message']}>
          見つかりませんでした <span lang="en">No results</span>
        </p>
      ) : (
        <OptionList box={box} />
      )}
      <Footer box={box} place={place} />
    </>
  );
}

function OptionList({box}: {box: SearchBox}): ReactNode {
  const {hits, active, listId, optionId, follow} = box;
  return (
    <div id={listId} className={styles['list']} role="listbox" aria-label="検索の候補">
      {hits.map((hit, index) => (
        <a
          key={hit.url}
          id={optionId(index)}
          className={clsx(styles['option'], index === active && styles['optionActive'])}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          href={hit.url}
          ref={index === active ? showOption : undefined}
          onClick={follow.onClick}
        >
          <HitText {...hit} />
        </a>
      ))}
    </div>
  );
}

function showOption(option: HTMLElement | null): void {
  option?.scrollIntoView({block: 'nearest'});
}
