import type {ReactNode} from 'react';
import {useFollow} from '../../client/useFollow';
import {HELP_ID} from '../../shared/searchAddress';
import type {SearchBox} from './useSearchBox';

/** Leads to the operators' help on the results page of the same query. */
export default function HelpLink({box}: {box: SearchBox}): ReactNode {
  const {linkHandlers} = useFollow({onLeave: box.leave});
  return (
    <a href={`${box.resultsOf(box.query)}#${HELP_ID}`} {...linkHandlers}>
      記号を使って絞り込む
    </a>
  );
}
