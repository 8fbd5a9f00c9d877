import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';

import {readChoice, writeChoice, type Choice} from './choose';

/** What the address says is shown, and how it is changed: reloading and sharing keep it. */
export function useChoice(): [Choice, (changes: Partial<Choice>) => void] {
  const history = useHistory();
  const choice = readChoice(useHistorySelector(({location}) => location.search));
  return [
    choice,
    (changes) => {
      history.replace({...history.location, search: writeChoice({...choice, ...changes})});
    },
  ];
}
