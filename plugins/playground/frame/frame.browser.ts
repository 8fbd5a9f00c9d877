import {
  readOrder,
  type ConsoleLine,
  type FrameFile,
  type Order,
  type Report,
} from '../shared/messages';
import {limitLines} from './limitLines';
import {replaceNetwork} from './network.browser';
import {reportConsole, reportErrors} from './report.browser';

/*
 * The one script of the page in which templates run: it becomes the document that its parent sends,
 * with the network replaced. `document.write` keeps the policy that this page was answered with, and
 * lets scripts run while the document loads, which the SDK waits for.
 */
interface Writable {
  open: () => unknown;
  write: (html: string) => void;
  close: () => void;
}

/** `write` is deprecated as a way to make pages; nothing else does both of the above. */
const page: Writable = document;
// Beside the replaced network it is the one way out that the policy has no word for everywhere; in
// Chromium it has two names. Before anything else, which could fail: where the policy lets this script
// run in a frame of the template's own, nothing may have them there either.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) {
  Reflect.deleteProperty(window, name);
}

const names = new Map<string, string>();
let run = -1;

const say = (report: Report): void => {
  // A sandboxed page cannot name the origin of its parent, and says nothing that is secret.
  parent.postMessage(report, '*');
};
const tellLine = limitLines((line: ConsoleLine): void => {
  say({type: 'line', run, ...line});
});
const answer = replaceNetwork((what) => {
  say({...what, run});
});

/** An address that only this document can read. */
function addressOf({name, type, text}: FrameFile): string {
  const address = URL.createObjectURL(new Blob([text], {type}));
  names.set(address, name);
  return address;
}

function start({html, files, run: number}: Extract<Order, {type: 'run'}>): void {
  run = number;
  const whole = files.reduce((text, file) => text.replaceAll(file.mark, addressOf(file)), html);
  page.open();
  // Opening takes every listener away.
  addEventListener('message', hear);
  reportErrors(names, tellLine);
  addEventListener('load', () => {
    say({type: 'started', run});
  });
  page.write(whole);
  page.close();
}

function hear({source, data}: MessageEvent<unknown>): void {
  const order = source === parent ? readOrder(data) : undefined;
  if (order === undefined) return;
  if (order.type === 'run') {
    // A document is written once; the next run begins with a new page.
    if (run === -1) start(order);
  } else if (order.run !== run) return;
  else if (order.type === 'ping') say({type: 'alive', run});
  else answer(order);
}

reportConsole(names, tellLine);
addEventListener('message', hear);
say({type: 'ready'});
