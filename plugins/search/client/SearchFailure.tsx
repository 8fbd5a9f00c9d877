import type {ReactNode} from 'react';
import {indexErrorHelp} from '../shared/indexError';
import LoadFailure from './LoadFailure';

interface Props {
  retry: () => void;
  /** What was said of an index that cannot be used; none when it could not be loaded. */
  original?: string | undefined;
}

/** Says why a search failed, with what was said of the index. Not for the first load of a page. */
export default function SearchFailure({retry, original}: Props): ReactNode {
  if (original === undefined) return <LoadFailure retry={retry} />;
  return (
    <LoadFailure retry={retry}>
      <p>{indexErrorHelp(original) ?? '検索に失敗しました。ページを再読み込みしてください。'}</p>
      <p lang="en">{original}</p>
    </LoadFailure>
  );
}
