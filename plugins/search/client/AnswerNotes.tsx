import type {Answer} from '@komebiyori/search/answer';
import type {ReactNode} from 'react';
import {namedVersion, searchAddress, type Known} from '../shared/searchAddress';
import styles from './AnswerNotes.module.css';
import {literally, WEAK} from './answerText';
import type {Follow} from './useFollow';

interface Props {
  query: string;
  found: Answer;
  data: Known;
  /** Path of the version that was searched. */
  versionPath: string;
  /** Looks for another query in place of this one. */
  onTake: (query: string) => void;
  linkHandlers: Follow['linkHandlers'];
}

/** What must be known of an answer: another query that was searched, weak hits, another version. */
export default function AnswerNotes(props: Props): ReactNode {
  const {query, found, data, versionPath, onTake, linkHandlers} = props;
  const {corrected, isWeak, near, total} = found;
  const version = namedVersion(query, data.versions, versionPath);
  const isFound = total > 0;
  const isWeakTold = isWeak && isFound;
  const others = isFound ? near : [];
  const isSilent = corrected === undefined && version === undefined;
  if (isSilent && !isWeakTold && others.length === 0) return null;
  const take = (text: string, label: string): ReactNode => (
    <button
      key={text}
      type="button"
      onClick={() => {
        onTake(text);
      }}
    >
      {label}
    </button>
  );
  return (
    <div className={styles['notes']}>
      {corrected !== undefined && (
        <p>
          <span>
            <strong>『{corrected}』</strong>で検索しました。
          </span>
          {take(literally(query), `『${query}』のまま検索する`)}
        </p>
      )}
      {(isWeakTold || others.length > 0) && (
        <p>
          {isWeakTold && <span>{WEAK}</span>}
          {others.map((text) => take(text, `もしかして：${text}`))}
        </p>
      )}
      {version !== undefined && (
        <p>
          {version.query === '' ? (
            <a href={`${version.path}/about`} {...linkHandlers}>
              {version.label}のマニュアルを開く
            </a>
          ) : (
            <a
              href={searchAddress(
                {query: version.query, context: '', versionPath: version.path},
                data,
              )}
              {...linkHandlers}
            >
              {version.label}のマニュアルで「{version.query}」を探す
            </a>
          )}
        </p>
      )}
    </div>
  );
}
