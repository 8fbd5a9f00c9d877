import type {WorkerRequest} from '../shared/protocol';
import {createHeadsInbox} from './heads.browser';
import {createSearchWorker} from './searchWorker';

/** A task of its own; a timer would wait 4 ms. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

const heads = createHeadsInbox();
const answer = createSearchWorker({
  origin: location.origin,
  fetchText: async (url) => {
    const sent = await heads.take(url);
    if (sent !== undefined) return sent;
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status} ${url}`);
    return response.text();
  },
  pause,
  now: () => performance.now(),
});

addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  if (data.type === 'fetch-indexes' && data.heads !== undefined) heads.expect(data.heads);
  void answer(data).then((message) => {
    postMessage(message);
  });
});
