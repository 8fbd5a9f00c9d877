import {keep, readKept} from '@site/src/browser/keptText.browser';
import {LANGUAGES, type Language} from '@site/src/lib/apiReference/samples';
import {createStore} from '@komebiyori/lib/store';

const KEY = 'api.language';

/** In which language samples are shown, everywhere on the page; as the HTML has it until it is read. */
export const language = createStore<Language>('curl');

/** Takes up what the reader chose on an earlier visit. */
export function recallLanguage(): void {
  const kept = LANGUAGES.find(({id}) => id === readKept(KEY));
  if (kept !== undefined) language.set(kept.id);
}

/** Shows another language, now and on later visits. */
export function chooseLanguage(next: Language): void {
  language.set(next);
  keep(KEY, next);
}
