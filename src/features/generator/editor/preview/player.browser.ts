import {strToU8} from 'fflate';
import type {UsedFont} from '@site/overlays/css/webFonts';
import {templateFiles} from '@site/overlays/package/packTemplate';
import type {Preview} from '@site/overlays/preview/createPreview.browser';
import {templateOf} from '@site/overlays/templates/registry';
import type {Message} from '@site/simulator/scenario';
import type {EditorParts} from '../parts';
import {EMPTY_LOG, logMessage, replay} from './feedLog';
import {previewCss, previewFonts, reloadKey, type Shown} from './previewCss';

export interface PlayerStatus {
  readonly phase: 'loading' | 'ready' | 'failed';
  /** What went wrong, in the template's script or before; empty when nothing did. */
  readonly problem: string;
}

export const LOADING: PlayerStatus = {phase: 'loading', problem: ''};

/** A design at work in a frame. */
export interface Player {
  readonly attach: (frame: HTMLIFrameElement) => void;
  readonly detach: () => void;
  /** Another look reaches the frame at once; what the script must know makes it start again. */
  readonly show: (shown: Shown) => void;
  readonly retry: () => void;
  readonly feed: (message: Message) => void;
  readonly step: (message: Message, ms: number) => void;
  readonly clear: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Whether any comment is there. */
  readonly isEmpty: () => boolean;
}

/** A new start waits for the end of the movement of a slider. */
const RELOAD_MS = 250;
const EMPTY = new Uint8Array();
const NO_FONTS = 'フォントを読み込めませんでした。回線を確かめて、フォントを選び直します。';

type PlayerParts = Pick<EditorParts, 'createPreview' | 'loadFonts' | 'loadRuntime' | 'loadSdk'>;

/**
 * Shows designs with the files that would be exported. An overlay that starts again gets the comments
 * that it had.
 */
export function createPlayer(
  {createPreview, loadFonts, loadRuntime, loadSdk}: PlayerParts,
  onStatus: (status: PlayerStatus) => void,
): Player {
  let frame: HTMLIFrameElement | undefined;
  let preview: Preview | undefined;
  let shown: Shown | undefined;
  let loadedKey = '';
  /** What the document in the frame has. */
  let fonts = new Set<string>();
  let lacksFonts = false;
  let log = EMPTY_LOG;
  let isPaused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Loads that are under way when another one begins come to nothing.
  let latestLoad = 0;

  const giveFonts = async ({design}: Shown): Promise<void> => {
    const given = fonts;
    const keyOf = ({family, weight}: UsedFont): string => `${weight} ${family}`;
    const lacking = previewFonts(design).filter((one) => !given.has(keyOf(one)));
    if (lacking.length === 0) return;
    for (const one of lacking) given.add(keyOf(one));
    try {
      const files = await loadFonts(lacking);
      // Another document has begun without them, and asks itself.
      if (given !== fonts) return;
      preview?.addFonts(files);
      if (lacksFonts) onStatus({phase: 'ready', problem: ''});
      lacksFonts = false;
    } catch {
      for (const one of lacking) given.delete(keyOf(one));
      if (given !== fonts) return;
      lacksFonts = true;
      onStatus({phase: 'ready', problem: NO_FONTS});
    }
  };
  const load = async (): Promise<void> => {
    latestLoad += 1;
    const mine = latestLoad;
    const isStale = (): boolean => mine !== latestLoad;
    const start = shown;
    if (frame === undefined || start === undefined) return;
    loadedKey = reloadKey(start.design);
    const kind = templateOf(start.design.template).runtime;
    const [sdk, script] = await Promise.all([loadSdk(), loadRuntime(kind)]);
    if (isStale()) return;
    preview ??= createPreview(frame, {
      sdk,
      onError(problem) {
        onStatus({phase: 'ready', problem});
      },
    });
    const {design, allowsCustomCss} = start;
    const files = new Map(templateFiles(design, {script, thumb: EMPTY, link: '', allowsCustomCss}));
    await preview.load(files.set('style.css', strToU8(previewCss(start))));
    if (isStale()) return;
    preview.updateCss(previewCss(shown ?? start));
    fonts = new Set();
    for (const message of replay(log)) preview.feed(message);
    if (isPaused) preview.pause();
    onStatus({phase: 'ready', problem: ''});
    void giveFonts(shown ?? start);
  };
  const loadSoon = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      load().catch((error: unknown) => {
        onStatus({phase: 'failed', problem: error instanceof Error ? error.message : ''});
      });
    }, ms);
  };

  return {
    attach(element) {
      frame = element;
      loadSoon(0);
    },
    detach() {
      latestLoad += 1;
      clearTimeout(timer);
      preview?.close();
      preview = undefined;
      frame = undefined;
    },
    show(next) {
      shown = next;
      preview?.updateCss(previewCss(next));
      if (preview !== undefined) void giveFonts(next);
      const key = reloadKey(next.design);
      if (preview !== undefined && key !== loadedKey) loadSoon(RELOAD_MS);
      // Back before it started: the one that is there is right.
      else if (preview !== undefined) clearTimeout(timer);
    },
    retry() {
      onStatus(LOADING);
      loadSoon(0);
    },
    feed(message) {
      log = logMessage(log, message);
      preview?.feed(message);
    },
    step(message, ms) {
      log = logMessage(log, message);
      preview?.step(message, ms);
    },
    clear() {
      log = EMPTY_LOG;
      preview?.clear();
    },
    pause() {
      isPaused = true;
      preview?.pause();
    },
    resume() {
      isPaused = false;
      preview?.resume();
    },
    isEmpty: () => log.comments.length === 0,
  };
}
