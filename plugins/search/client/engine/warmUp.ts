import {segmentsOf} from './segments';
import {likeMeanings} from './thesaurus';

/** Makes ready what the first query needs and no index: the dictionary and the thesaurus. */
export function warmUp(): void {
  segmentsOf('');
  likeMeanings('', undefined);
}
