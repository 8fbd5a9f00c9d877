import type {WorkerRequest} from '../shared/protocol';
import {createSearchWorker} from './searchWorker';

const answer = createSearchWorker(async (url) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  const json: unknown = await response.json();
  return json;
});

addEventListener('message', (event: MessageEvent<WorkerRequest>) => {
  void answer(event.data).then((message) => {
    postMessage(message);
  });
});
