import type {WorkerRequest} from '../shared/protocol';
import {createSearchWorker} from './searchWorker';

const answer = createSearchWorker({
  origin: location.origin,
  fetchJson: async (url) => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status} ${url}`);
    const json: unknown = await response.json();
    return json;
  },
  pause: () => new Promise((resolve) => setTimeout(resolve)),
  now: () => performance.now(),
});

addEventListener('message', (event: MessageEvent<WorkerRequest>) => {
  void answer(event.data).then((message) => {
    postMessage(message);
  });
});
