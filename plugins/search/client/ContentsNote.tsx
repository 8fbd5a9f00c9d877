import type {ReactNode} from 'react';
import LoadFailure from './LoadFailure';
import type {SearchOutcome} from './useSearch';

/** Says that titles and headings alone answer, when the contents could not be loaded. */
export default function ContentsNote({contents, retry}: SearchOutcome): ReactNode {
  if (contents !== 'error') return null;
  return (
    <LoadFailure retry={retry}>
      <p>本文を読み込めませんでした。題名と見出しだけから探しています。</p>
    </LoadFailure>
  );
}
