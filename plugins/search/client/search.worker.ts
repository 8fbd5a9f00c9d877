import type {WorkerRequest} from '../shared/protocol';
import {createSearchWorker} from './searchWorker';

const answer = createSearchWorker({
  origin: location.origin,
  fetchText: async (url) => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status} ${url}`);
    return response.text();
  },
});

addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  void answer(data).then((message) => {
    postMessage(message);
  });
});
