import type {WorkerRequest} from '../shared/protocol';
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

const answer = createSearchWorker({
  origin: location.origin,
  fetchText: async (url) => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status} ${url}`);
    return response.text();
  },
  pause,
  now: () => performance.now(),
});

addEventListener('message', (event: MessageEvent<WorkerRequest>) => {
  void answer(event.data).then((message) => {
    postMessage(message);
  });
});
