import {createClock} from './clock';
import {createFontWatch} from './fontWatch.browser';
import {createFrameTimes, type FrameBatch} from './frameTimes';
import {
  readOrder,
  START_ID,
  type FrameFont,
  type Order,
  type Report,
  type Sheet,
  type Start,
} from './messages';
import {createMockSdk} from './mockSdk';

/*
 * The first script in the frame of the preview: the SDK's stand-in, a clock that stops, the style
 * sheet, and messages with the page around it.
 */
const {token, sheet} = JSON.parse(document.getElementById(START_ID)?.textContent ?? '') as Start;
const clock = createClock(Date.now);
const style = new CSSStyleSheet();
const stopped = new Set<Animation>();

const report = (what: Report): void => {
  parent.postMessage({...what, token}, '*');
};
const meter = createFrameMeter((batch) => {
  report({type: 'frames', ...batch});
});
const fontWatch = createFontWatch((arrival) => {
  report({type: 'font', ...arrival});
});
/** Somebody wants to know; while time stands there is nothing to measure. */
let isMeasured = false;
const {sdk, receive, comments} = createMockSdk({
  onConnect: () => {
    report({type: 'connected'});
  },
});

/** Imports of fonts become links, which load once each. */
function show({imports, css}: Sheet): void {
  style.replaceSync(css);
  for (const address of imports) {
    if (document.querySelector(`link[href=${CSS.escape(address)}]`) !== null) continue;
    const link = document.createElement('link');
    Object.assign(link, {rel: 'stylesheet', href: address, onload: fontWatch.look});
    document.head.append(link);
  }
}

/** From bytes: no policy must allow an address, and no change of the style sheet loads it again. */
function addFonts(fonts: readonly FrameFont[]): void {
  for (const {family, weight, bytes} of fonts) {
    const make = (name: string): FontFace =>
      new FontFace(name, new Uint8Array(bytes), {weight: String(weight)});
    const face = make(family);
    // Chromium takes the name as it is; others read it as CSS, where `M PLUS Rounded 1c` needs quotes.
    document.fonts.add(face.status === 'error' ? make(JSON.stringify(family)) : face);
  }
  fontWatch.look();
}

function obey(order: Order): void {
  switch (order.type) {
    case 'feed':
      receive(order.message);
      break;
    case 'css':
      show(order.sheet);
      break;
    case 'fonts':
      addFonts(order.fonts);
      break;
    case 'expect':
      fontWatch.expect(order.fonts);
      break;
    case 'measure':
      isMeasured = true;
      meter.start();
      break;
    case 'advance':
      clock.advance(order.ms);
      break;
    case 'pause':
      clock.stop();
      meter.stop();
      for (const animation of document.getAnimations()) {
        if (animation.playState !== 'running') continue;
        animation.pause();
        stopped.add(animation);
      }
      break;
    case 'resume':
      clock.go();
      if (isMeasured) meter.start();
      stopped.forEach((animation) => {
        animation.play();
      });
      stopped.clear();
  }
}

Object.assign(window, {OneSDK: sdk});
Date.now = clock.now;
document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
show(sheet);
addEventListener('message', ({source, data}: MessageEvent<unknown>) => {
  const order = source === parent ? readOrder(data, token) : undefined;
  if (order !== undefined) obey(order);
});
addEventListener('error', ({message}) => {
  report({type: 'error', message});
});
// What 4.2 writes into a file beside its templates.
let isAsked = false;
window.fetch = (address) => {
  if (address !== '../../comment.json') return Promise.reject(new TypeError('No network here'));
  if (!isAsked) report({type: 'connected'});
  isAsked = true;
  return Promise.resolve(Response.json({comments: comments()}));
};

/** Measures what is drawn, while it runs. */
export interface FrameMeter {
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * Counts frames by `requestAnimationFrame`, which does not come while nobody sees the frame. Between
 * two words to the parent it only adds a number to a list.
 */
function createFrameMeter(tell: (batch: FrameBatch) => void): FrameMeter {
  const times = createFrameTimes();
  let next: number | undefined;
  const count = (at: number): void => {
    next = requestAnimationFrame(count);
    const p95 = times.take(at);
    if (p95 === undefined) return;
    tell({p95, nodes: document.querySelectorAll('.container, .container *').length});
  };
  document.addEventListener('visibilitychange', times.forget);
  return {
    start() {
      next ??= requestAnimationFrame(count);
    },
    stop() {
      if (next !== undefined) cancelAnimationFrame(next);
      next = undefined;
      times.forget();
    },
  };
}
