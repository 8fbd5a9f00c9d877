import type {ToWorker} from './protocol';
import {createSession} from './session.browser';

const scope = self as unknown as {
  postMessage: (message: unknown, transfer: Transferable[]) => void;
};
const take = createSession((message, transfer) => {
  scope.postMessage(message, transfer);
});

addEventListener('message', (event: MessageEvent<ToWorker>) => {
  void take(event.data);
});
