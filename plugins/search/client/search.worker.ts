import {fetchSiteText} from '@komebiyori/lib/siteFile.browser';
import type {WorkerAnswer, WorkerRequest} from '../shared/protocol';
import {createSearchWorker} from './searchWorker';

/** Ms without a request after which nobody is waiting for an answer: less than between two keys. */
const IDLE_MS = 40;
/** Read as kana and as Latin, they ask for most of what an index makes with its first queries. */
const REHEARSALS = ['よみあげがきこえない', 'obs'];

const answer = createSearchWorker({
  origin: location.origin,
  fetchText: fetchSiteText,
});
const rehearsed = new Set<string>();
let idle: ReturnType<typeof setTimeout> | undefined;

/**
 * A first query takes four times as long as the next: nothing is compiled, no list of words made.
 * The visitor has pressed no key yet when the index is there, so that it is over before it counts;
 * who has is answered between two rehearsals.
 */
function rehearse(
  place: Pick<WorkerRequest, 'id' | 'versionPath'>,
  [query, ...others] = REHEARSALS,
): void {
  if (rehearsed.has(place.versionPath)) return;
  if (query === undefined) {
    rehearsed.add(place.versionPath);
    return;
  }
  idle = setTimeout(() => {
    const question = {context: '', scope: 'all', query, limit: 8, more: 3} as const;
    void answer({...place, type: 'search', ...question}).then(() => {
      rehearse(place, others);
    });
  }, IDLE_MS);
}

addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  clearTimeout(idle);
  if (data.type === 'search') rehearsed.add(data.versionPath);
  void answer(data).then((message: WorkerAnswer) => {
    postMessage(message);
    if (message.type === 'ready') rehearse(data);
  });
});
