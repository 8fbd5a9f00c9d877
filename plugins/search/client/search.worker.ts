import {fetchSiteText} from '@komebiyori/lib/siteFile.browser';
import type {WorkerRequest} from '../shared/protocol';
import {createSearchWorker} from './searchWorker';

const answer = createSearchWorker({
  origin: location.origin,
  fetchText: fetchSiteText,
});

addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  void answer(data).then((message) => {
    postMessage(message);
  });
});
