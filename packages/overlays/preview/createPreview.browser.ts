import type {Message} from '@komebiyori/simulator/scenario';
import {documentMessage, FRAME_PAGE, isReady} from './frameMessages';
import type {FrameBatch} from './frameTimes';
import {
  readReport,
  type ExpectedFont,
  type FontArrival,
  type FrameFont,
  type Order,
} from './messages';
import {previewDocument} from './previewDocument';
import {sheetOf} from './sheet';

/** A template in a frame, and what the page around it can do with it. */
export interface Preview {
  /**
   * Shows the files of a template (`templateFiles`); resolves when it listens for comments.
   * @throws Error when the files are not those of a template of ours, or when the page of the frame
   * cannot be loaded
   */
  readonly load: (files: ReadonlyMap<string, Uint8Array>) => Promise<void>;
  /** What the app would send: the events of a scenario, or what an app has sent. */
  readonly feed: (message: Extract<Order, {type: 'feed'}>['message']) => void;
  /** Another style sheet for the same template; its comments stay. */
  readonly updateCss: (css: string, files?: ReadonlyMap<string, Uint8Array>) => void;
  /** Fonts that style sheets of this template name; they stay until it is loaded again. */
  readonly addFonts: (fonts: readonly FrameFont[]) => void;
  /** Families to wait for instead of those before; `onFont` is told of each. */
  readonly expectFonts: (fonts: readonly ExpectedFont[]) => void;
  /** Stops time in the frame: movements, lifetimes, queues. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** While it is stopped, lets so many milliseconds pass, then sends a message. */
  readonly step: (message: Message, ms: number) => void;
  /** Takes all comments away, as the app does it. */
  readonly clear: () => void;
  /** Ends it; the frame is empty then. */
  readonly close: () => void;
}

export interface PreviewOptions {
  /** The script that stands in for the SDK: `bundlePreview()`. */
  readonly sdk: string;
  /** Errors of the template's script. */
  readonly onError?: (message: string) => void;
  /** How frames go, about once a second while it plays and is seen; without it nothing is measured. */
  readonly onFrames?: (batch: FrameBatch) => void;
  /** An expected family came, or did not come within five seconds. */
  readonly onFont?: (arrival: FontArrival) => void;
}

/** The template may run its script and nothing else: no origin, no forms, no windows. */
const SANDBOX = 'allow-scripts';

/** From the end of loading to the first word of a page of ours; another one says nothing. */
const PATIENCE_MS = 3000;
/** Of a page that does not even load, as on a network that says nothing. */
const LATE_MS = 20_000;

type Give = (order: Order) => void;

/** What the parent of a frame asks of it in a word, once a template is there. */
const ordersThrough = (give: Give): Omit<Preview, 'load' | 'close'> => ({
  feed(message) {
    give({type: 'feed', message});
  },
  updateCss(css, files = new Map()) {
    give({type: 'css', sheet: sheetOf(css, files)});
  },
  addFonts(fonts) {
    give({
      type: 'fonts',
      fonts: fonts.map(({family, weight, bytes}) => ({family, weight, bytes})),
    });
  },
  expectFonts(fonts) {
    give({type: 'expect', fonts});
  },
  pause() {
    give({type: 'pause'});
  },
  resume() {
    give({type: 'resume'});
  },
  step(message, ms) {
    give({type: 'advance', ms});
    give({type: 'feed', message});
  },
  clear() {
    give({type: 'feed', message: {type: 'clear'}});
  },
});

/** Drives a preview in an empty `<iframe>`, which gets the page that plugins/overlays makes. */
export function createPreview(frame: HTMLIFrameElement, options: PreviewOptions): Preview {
  const {sdk, onError, onFrames, onFont} = options;
  let token = '';
  let onConnected: () => void = () => undefined;
  let onReady: () => void = () => undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  frame.setAttribute('sandbox', SANDBOX);

  const hear = ({source, data}: MessageEvent<unknown>): void => {
    if (source !== frame.contentWindow) return;
    if (isReady(data)) onReady();
    const report = readReport(data, token);
    if (report?.type === 'connected') onConnected();
    if (report?.type === 'error') onError?.(report.message);
    if (report?.type === 'frames') onFrames?.(report);
    if (report?.type === 'font') onFont?.(report);
  };
  const order = (what: Order): void => {
    // The frame has no origin that could be named; the token says whom it is for.
    frame.contentWindow?.postMessage({...what, token}, '*');
  };
  // `src` would add to the history of the page, and Back take the preview away instead of the page.
  const goTo = (page: string): void => {
    frame.contentWindow?.location.replace(page);
  };
  addEventListener('message', hear);

  return {
    ...ordersThrough(order),
    load(files) {
      token = randomText();
      const html = previewDocument({files, sdk, nonce: randomText(), token});
      return new Promise((resolve, reject) => {
        onConnected = () => {
          if (onFrames !== undefined) order({type: 'measure'});
          resolve();
        };
        onReady = () => {
          clearTimeout(patience);
          onReady = () => undefined;
          frame.contentWindow?.postMessage(documentMessage(html), '*');
        };
        const giveUp = (): void => {
          reject(new Error('The page of the frame did not answer'));
        };
        clearTimeout(patience);
        patience = setTimeout(giveUp, LATE_MS);
        frame.onload = () => {
          // The page says that it is there while it loads, but the two come by different ways.
          frame.onload = null;
          clearTimeout(patience);
          patience = setTimeout(giveUp, PATIENCE_MS);
        };
        goTo(FRAME_PAGE);
      });
    },
    close() {
      removeEventListener('message', hear);
      token = '';
      onReady = () => undefined;
      frame.onload = null;
      clearTimeout(patience);
      goTo('about:blank');
    },
  };
}

/** 128 bits that nobody can guess. */
const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
