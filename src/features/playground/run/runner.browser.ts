import {FRAME_PAGE, readReport, type Order, type Report} from '@site/plugins/playground/client';
import {keep} from '@site/src/browser/keptText.browser';
import {createFloodGauge, NOTE_MS} from './hang';
import type {Prepared} from './prepareDocument';

/** Under this key stands when a template ran last; nothing while none runs. */
export const RUNNING_KEY = 'playground.running';

/** A template that answers nothing for so long hangs. */
const PATIENCE_MS = 4000;

interface Options {
  /** Where the frame is put. */
  readonly host: HTMLElement;
  readonly onReport: (report: Report) => void;
  /** A document begins, for the first time or because it loaded itself again. */
  readonly onBegin: (run: number) => void;
  /** The template lets nothing else happen; it was stopped. */
  readonly onHang: () => void;
  /** The template sends more than the page can read; it was stopped. */
  readonly onFlood: () => void;
}

/** Runs templates, one at a time, each in a frame of its own. */
export interface Runner {
  readonly run: (prepared: Prepared) => void;
  readonly stop: () => void;
  readonly post: (order: Order) => void;
  readonly close: () => void;
}

/** Drives the frame. What hangs is taken away together with its frame. */
export function createRunner({host, onReport, onBegin, onHang, onFlood}: Options): Runner {
  let frame: HTMLIFrameElement | undefined;
  let current: Prepared | undefined;
  let run = 0;
  let heardAt = 0;
  let isAsked = false;
  let isFlood = createFloodGauge();

  const post = (order: Order): void => {
    // The frame has no origin that could be named.
    frame?.contentWindow?.postMessage(order, '*');
  };
  const remove = (): void => {
    frame?.remove();
    frame = undefined;
    isAsked = false;
    keep(RUNNING_KEY, undefined);
  };
  const hear = (event: MessageEvent<unknown>): void => {
    if (frame === undefined || event.source !== frame.contentWindow) return;
    const began = performance.now();
    // The browser unpacks a message when it is asked for it.
    const report = readReport(event.data);
    const now = performance.now();
    if (isFlood(now, now - began)) {
      remove();
      onFlood();
      return;
    }
    if (report === undefined) return;
    heardAt = Date.now();
    if (report.type === 'ready' && current !== undefined) {
      run += 1;
      onBegin(run);
      isAsked = true;
      post({type: 'run', run, html: current.html, files: [...current.files]});
    } else if (report.type !== 'ready' && report.run === run) onReport(report);
  };
  const look = (): void => {
    if (frame === undefined) return;
    keep(RUNNING_KEY, String(Date.now()));
    if (!isAsked || document.hidden) {
      heardAt = Date.now();
      return;
    }
    if (Date.now() - heardAt > PATIENCE_MS) {
      remove();
      onHang();
    } else post({type: 'ping', run});
  };
  const leave = (): void => {
    keep(RUNNING_KEY, undefined);
  };
  const timer = setInterval(look, NOTE_MS);
  addEventListener('message', hear);
  addEventListener('pagehide', leave);

  return {
    post,
    run(prepared) {
      remove();
      current = prepared;
      // What the one before sent is not held against this one.
      isFlood = createFloodGauge();
      keep(RUNNING_KEY, String(Date.now()));
      frame = document.createElement('iframe');
      frame.title = 'テンプレートのプレビュー';
      // It may run scripts and nothing else: no origin, no forms, no windows.
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.src = FRAME_PAGE;
      host.append(frame);
    },
    stop: remove,
    close() {
      clearInterval(timer);
      removeEventListener('message', hear);
      removeEventListener('pagehide', leave);
      remove();
    },
  };
}
