import {templateFiles} from '@komebiyori/overlays/package/packTemplate';
import type {Preview} from '@komebiyori/overlays/preview';
import type {FrameBatch} from '@komebiyori/overlays/preview/frameTimes';
import {templateOf} from '@komebiyori/overlays/templates';
import type {Message} from '@komebiyori/simulator/scenario';
import type {EditorParts} from '../parts';
import {EMPTY_LOG, logMessage, replay, type FeedMessage} from './feedLog';
import {createPlayerFonts, type PlayerFonts} from './playerFonts';
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
  readonly feed: (message: FeedMessage) => void;
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

class FramePlayer implements Player {
  readonly #parts: PlayerParts;
  readonly #events: PlayerEvents;
  readonly #fonts: PlayerFonts;
  #frame: HTMLIFrameElement | undefined;
  #preview: Preview | undefined;
  #shown: Shown | undefined;
  #loadedKey = '';
  #log = EMPTY_LOG;
  #isPaused = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Loads that are under way when another one begins come to nothing. */
  #latestLoad = 0;

  constructor(parts: PlayerParts, events: PlayerEvents) {
    this.#parts = parts;
    this.#events = events;
    this.#fonts = createPlayerFonts(parts.loadFonts, events.onMissing);
  }

  readonly attach: Player['attach'] = (frame) => {
    this.#frame = frame;
    this.#loadSoon(0);
  };

  readonly detach: Player['detach'] = () => {
    this.#latestLoad += 1;
    this.#events.onFrames(undefined);
    clearTimeout(this.#timer);
    this.#fonts.end();
    this.#preview?.close();
    this.#preview = undefined;
    this.#frame = undefined;
  };

  readonly show: Player['show'] = (shown) => {
    this.#shown = shown;
    this.#preview?.updateCss(previewCss(shown));
    this.#fonts.give(shown);
    const isNew = reloadKey(shown.design) !== this.#loadedKey || this.#fonts.hasTooMany(shown);
    if (this.#preview !== undefined && isNew) this.#loadSoon(RELOAD_MS);
    // Back before it started: the one that is there is right.
    else if (this.#preview !== undefined) clearTimeout(this.#timer);
  };

  readonly retry: Player['retry'] = () => {
    this.#fonts.forget();
    this.#events.onStatus(LOADING);
    this.#loadSoon(0);
  };

  readonly feed: Player['feed'] = (message) => {
    this.#log = logMessage(this.#log, message);
    this.#preview?.feed(message);
  };

  readonly step: Player['step'] = (message, ms) => {
    this.#log = logMessage(this.#log, message);
    this.#preview?.step(message, ms);
  };

  readonly clear: Player['clear'] = () => {
    this.#log = EMPTY_LOG;
    this.#preview?.clear();
  };

  readonly pause: Player['pause'] = () => {
    this.#isPaused = true;
    this.#events.onFrames(undefined);
    this.#preview?.pause();
  };

  readonly resume: Player['resume'] = () => {
    this.#isPaused = false;
    this.#preview?.resume();
  };

  readonly isEmpty: Player['isEmpty'] = () => this.#log.comments.length === 0;

  #loadSoon(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#load().catch((error: unknown) => {
        const problem = error instanceof Error ? error.message : '';
        this.#events.onStatus({phase: 'failed', problem});
      });
    }, ms);
  }

  async #load(): Promise<void> {
    this.#latestLoad += 1;
    const mine = this.#latestLoad;
    const isStale = (): boolean => mine !== this.#latestLoad;
    const start = this.#shown;
    if (this.#frame === undefined || start === undefined) return;
    const {design} = start;
    this.#loadedKey = reloadKey(design);
    const {loadSdk, loadRuntime} = this.#parts;
    const kind = templateOf(design.template).runtime;
    const [sdk, script] = await Promise.all([loadSdk(), loadRuntime(kind)]);
    if (isStale()) return;
    const preview = (this.#preview ??= this.#createPreview(this.#frame, sdk));
    const style = previewCss(start);
    const files = templateFiles(design, {script, thumb: EMPTY, link: '', style});
    this.#fonts.end();
    await preview.load(files);
    if (isStale()) return;
    const shown = this.#shown ?? start;
    if (shown !== start) preview.updateCss(previewCss(shown));
    this.#begin(preview, shown);
  }

  #createPreview(frame: HTMLIFrameElement, sdk: string): Preview {
    const {onStatus, onFrames} = this.#events;
    return this.#parts.createPreview(frame, {
      sdk,
      onError(problem) {
        onStatus({phase: 'ready', problem});
      },
      onFrames: (batch) => {
        if (!this.#isPaused) onFrames(batch);
      },
      onFont: this.#fonts.hear,
    });
  }

  /** Gives a document that has just been loaded all that came before and meanwhile. */
  #begin(preview: Preview, shown: Shown): void {
    this.#fonts.begin(preview);
    for (const message of replay(this.#log)) preview.feed(message);
    if (this.#isPaused) preview.pause();
    this.#events.onStatus({phase: 'ready', problem: ''});
    this.#fonts.give(shown);
  }
}

/**
 * Shows designs with the files that would be exported. An overlay that starts again gets the comments
 * that it had.
 */
export function createPlayer(parts: PlayerParts, events: PlayerEvents): Player {
  return new FramePlayer(parts, events);
}
