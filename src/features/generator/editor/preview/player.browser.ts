import {strToU8} from 'fflate';
import {templateFiles} from '@site/overlays/package/packTemplate';
import type {Preview} from '@site/overlays/preview/createPreview.browser';
import type {FrameBatch} from '@site/overlays/preview/frameTimes';
import {templateOf} from '@site/overlays/templates/registry';
import type {Message} from '@site/simulator/scenario';
import type {EditorParts} from '../parts';
import {EMPTY_LOG, logMessage, replay} from './feedLog';
import {createPlayerFonts} from './playerFonts';
import {previewCss, reloadKey, type Shown} from './previewCss';

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

/** What a player says. */
export interface PlayerEvents {
  readonly onStatus: (status: PlayerStatus) => void;
  /** How it draws; undefined while it is not measured. */
  readonly onFrames: (batch: FrameBatch | undefined) => void;
  /** The families that it could not load and shows in another. */
  readonly onMissing: (families: readonly string[]) => void;
}

type PlayerParts = Pick<EditorParts, 'createPreview' | 'loadFonts' | 'loadRuntime' | 'loadSdk'>;

/**
 * Shows designs with the files that would be exported. An overlay that starts again gets the comments
 * that it had.
 */
export function createPlayer(
  {createPreview, loadFonts, loadRuntime, loadSdk}: PlayerParts,
  {onStatus, onFrames, onMissing}: PlayerEvents,
): Player {
  let frame: HTMLIFrameElement | undefined;
  let preview: Preview | undefined;
  let shown: Shown | undefined;
  let loadedKey = '';
  const fonts = createPlayerFonts(loadFonts, onMissing);
  let log = EMPTY_LOG;
  let isPaused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Loads that are under way when another one begins come to nothing.
  let latestLoad = 0;

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
      onFrames(batch) {
        if (!isPaused) onFrames(batch);
      },
      onFont: fonts.hear,
    });
    const {design, allowsCustomCss} = start;
    const files = new Map(templateFiles(design, {script, thumb: EMPTY, link: '', allowsCustomCss}));
    fonts.end();
    await preview.load(files.set('style.css', strToU8(previewCss(start))));
    if (isStale()) return;
    preview.updateCss(previewCss(shown ?? start));
    fonts.begin(preview);
    for (const message of replay(log)) preview.feed(message);
    if (isPaused) preview.pause();
    onStatus({phase: 'ready', problem: ''});
    fonts.give(shown ?? start);
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
      onFrames(undefined);
      clearTimeout(timer);
      fonts.end();
      preview?.close();
      preview = undefined;
      frame = undefined;
    },
    show(next) {
      shown = next;
      preview?.updateCss(previewCss(next));
      fonts.give(next);
      const key = reloadKey(next.design);
      const isNew = key !== loadedKey || fonts.hasTooMany(next);
      if (preview !== undefined && isNew) loadSoon(RELOAD_MS);
      // Back before it started: the one that is there is right.
      else if (preview !== undefined) clearTimeout(timer);
    },
    retry() {
      fonts.forget();
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
      onFrames(undefined);
      preview?.pause();
    },
    resume() {
      isPaused = false;
      preview?.resume();
    },
    isEmpty: () => log.comments.length === 0,
  };
}
