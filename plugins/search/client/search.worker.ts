import {fetchSiteText} from '@komebiyori/lib/siteFile.browser';
import {UNASKED, type WorkerAnswer, type WorkerRequest} from '../shared/protocol';
import {createSearchWorker} from './searchWorker';

/** Ms without a request after which nobody is waiting for an answer: less than between two keys. */
const IDLE_MS = 40;
/** Has to be read as kana and as Latin, and asks for most of what an index makes with its first query. */
const REHEARSAL = 'よみあげがきこえない obs';

const answer = createSearchWorker({
  origin: location.origin,
  fetchText: fetchSiteText,
});
const rehearsed = new Set<string>();
let idle: ReturnType<typeof setTimeout> | undefined;

/**
 * A first query takes four times as long as the next: nothing is compiled, no list of words made.
 * The visitor has pressed no key yet when the index is there, so that it is over before it counts.
 */
function rehearse({id, versionPath}: WorkerRequest): void {
  if (rehearsed.has(versionPath)) return;
  idle = setTimeout(() => {
    rehearsed.add(versionPath);
    const question = {context: '', scope: 'all', query: REHEARSAL, limit: 8, more: 3} as const;
    void answer({id, type: 'search', versionPath, ...question});
  }, IDLE_MS);
}

addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  clearTimeout(idle);
  if (data.type === 'search') rehearsed.add(data.versionPath);
  void answer(data).then((message: WorkerAnswer) => {
    postMessage(message);
    // What nobody waits for is a page that is not ready itself: its question is about to come.
    if (message.type === 'ready' && data.id !== UNASKED) rehearse(data);
  });
});
