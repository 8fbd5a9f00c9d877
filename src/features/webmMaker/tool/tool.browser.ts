import type {WebmEngine} from '@komebiyori/webm';
import {NEUTRAL_EDIT} from '@komebiyori/webm/edit';
import {DEFAULT_OPEN} from '@komebiyori/webm/openOptions';
import {DEFAULT_OUTPUT, FORMATS, type Format} from '@komebiyori/webm/output';
import {planExport} from '@komebiyori/webm/planExport';
import {change, redo, startHistory, undo} from '@site/src/lib/history';
import {createStore} from '@komebiyori/lib/store';
import {carryOver, startDraft, type Draft} from './draft';
import {createExporter, type Exporter} from './exporter.browser';
import {lookOf, type Mode} from './looks';
import {createOpener, type Opener} from './opener.browser';
import {createPlayer, type Player, type Showing} from './player.browser';
import type {Opened} from './phase';
import {isSameShape, readSettings, type Kept} from './kept';
import type {Tool} from './tool';
import {keptJson} from '@site/src/browser/keptText.browser';

/** Where the browser keeps nothing they hold for this visit. */
const keptSettings = keptJson('webmMaker.settings', readSettings);

const NO_DRAFT: Draft = {
  edit: NEUTRAL_EDIT,
  output: DEFAULT_OUTPUT,
  name: null,
  spareChroma: null,
  spareLuma: null,
};

/** Whether the same files were opened in the same way: everything stays as it is. */
const isAgain = ({files, source}: Opened, before: Opened | null): boolean =>
  before?.files === files && isSameShape(before.source, source);

/** The same files read in another way keep what still fits; other files begin anew. */
function draftFor({source, files}: Opened, before: Opened | null, draft: Draft): Draft {
  const isSame = before?.files === files && before.source.width === source.width;
  if (!isSame) return startDraft(source, draft.output);
  return {...draft, edit: {...carryOver(draft.edit, source, false), crop: draft.edit.crop}};
}

class Maker implements Tool {
  readonly createEngine: () => WebmEngine;
  readonly opener: Opener;
  readonly player: Player;
  readonly exporter: Exporter;
  readonly history: Tool['history'];
  readonly mode = createStore<Mode>('result');
  readonly view: Tool['view'];
  readonly last: Tool['last'];
  readonly writable = createStore<readonly Format[]>(FORMATS);
  readonly #stops: readonly (() => void)[];
  #engine: WebmEngine;
  #current: Opened | null = null;
  /** Files whose preview broke an engine: they may do it again, and so on without end. */
  #brokeAt: readonly File[] | undefined;

  constructor(createEngine: () => WebmEngine) {
    const kept = keptSettings.load();
    this.createEngine = createEngine;
    this.#engine = createEngine();
    this.view = createStore(kept.view);
    this.last = createStore(kept.last);
    this.history = createStore(startHistory<Draft>({...NO_DRAFT, output: kept.output}));
    const revive = (): void => {
      this.#revive();
    };
    const {engine, view} = this;
    this.opener = createOpener({engine, revive});
    this.player = createPlayer({
      engine,
      showing: () => this.#showing(),
      isLooped: () => view.get().isLooped,
    });
    this.exporter = createExporter(engine);
    this.#stops = this.#watch();
    this.#ask();
  }

  readonly engine: Tool['engine'] = () => this.#engine;

  readonly changeDraft: Tool['changeDraft'] = (apply, step) => {
    const next = apply(this.#draft);
    this.history.set(change(this.history.get(), next, {...step, at: performance.now()}));
  };

  readonly changeEdit: Tool['changeEdit'] = (changes, step) => {
    this.changeDraft((one) => ({...one, edit: {...one.edit, ...changes}}), step);
  };

  readonly changeOutput: Tool['changeOutput'] = (output, step) => {
    this.changeDraft((one) => ({...one, output}), step);
  };

  readonly changeView: Tool['changeView'] = (changes) => {
    const before = this.view.get();
    this.view.set({...before, ...changes});
    if (before.isCompared !== this.view.get().isCompared) this.player.refresh();
  };

  readonly take: Tool['take'] = (files) => {
    const chosen = {files, options: DEFAULT_OPEN};
    const isExporting = this.exporter.work.get().kind === 'exporting';
    if (this.#isEdited || isExporting) this.opener.waiting.set(chosen);
    else void this.opener.open(chosen);
  };

  readonly useLast: Tool['useLast'] = () => {
    const before = this.last.get();
    if (this.#current === null || before === null) return;
    const {source} = this.#current;
    const edit = carryOver(before.edit, source, isSameShape(before.of, source));
    this.changeDraft((one) => ({...one, edit}), {label: '前回の設定'});
  };

  readonly seekSource: Tool['seekSource'] = (frame) => {
    const at = this.#showing()?.frames.findIndex(({source}) => source === frame) ?? -1;
    if (at >= 0) this.player.seek(at);
  };

  readonly undo: Tool['undo'] = () => {
    this.history.set(undo(this.history.get()));
  };

  readonly redo: Tool['redo'] = () => {
    this.history.set(redo(this.history.get()));
  };

  readonly close: Tool['close'] = () => {
    for (const stop of this.#stops) stop();
    this.player.pause();
    this.exporter.close();
    this.#engine.dispose();
  };

  get #draft(): Draft {
    return this.history.get().present.value;
  }

  /** Whether edits would be lost if something else were opened. */
  get #isEdited(): boolean {
    return this.#current !== null && this.history.get().past.length > 0;
  }

  #watch(): readonly (() => void)[] {
    const {history, mode, view, opener, player, exporter} = this;
    const save = (): void => {
      this.#save();
    };
    return [
      history.subscribe(() => {
        save();
        player.refresh();
      }),
      mode.subscribe(player.refresh),
      view.subscribe(save),
      opener.opened.subscribe(() => {
        this.#opened(opener.opened.get());
      }),
      player.failure.subscribe(() => {
        const isBroken = player.failure.get()?.code === 'unexpected';
        if (isBroken && this.#current?.files !== this.#brokeAt) this.#heal();
      }),
      exporter.work.subscribe(() => {
        const work = exporter.work.get();
        if (work.kind === 'failed' && work.failure.code === 'unexpected') this.#heal();
      }),
      opener.phase.subscribe(() => {
        if (opener.phase.get().kind !== 'opening') return;
        // What is exported is about to be closed; what was said of the source before is over.
        exporter.cancel();
        exporter.dismiss();
      }),
    ];
  }

  #ask(): void {
    // An engine that does not answer fails in the same way at whatever is opened next, and tells.
    this.#engine.formats().then(this.writable.set, () => undefined);
  }

  #revive(): void {
    this.#engine.dispose();
    this.#engine = this.createEngine();
    this.#ask();
  }

  /** A new engine, with the same files open. */
  #heal(): void {
    if (this.#current === null) return;
    this.#brokeAt = this.#current.files;
    this.#revive();
    void this.opener.open(this.#current);
  }

  #showing(): Showing | null {
    // While something else is opened the engine has nothing to show.
    if (this.#current === null || this.opener.phase.get().kind !== 'ready') return null;
    const look = lookOf(this.#draft, this.mode.get(), this.view.get().isCompared);
    return {look, frames: planExport(this.#current.source, look.edit, look.output).frames};
  }

  /** The edit of now with its source's shape; what was there before when nothing has been edited. */
  #lastEdit(): Kept['last'] {
    if (this.#current === null || !this.#isEdited) return this.last.get();
    const {width, height, durationUs} = this.#current.source;
    return {edit: this.#draft.edit, of: {width, height, durationUs}};
  }

  #save(): void {
    keptSettings.keep({output: this.#draft.output, view: this.view.get(), last: this.#lastEdit()});
  }

  #opened(next: Opened | null): void {
    this.player.pause();
    this.mode.set('result');
    if (next === null) {
      this.#current = null;
      this.player.refresh();
      return;
    }
    const before = this.#current;
    this.last.set(this.#lastEdit());
    this.#current = next;
    if (!isAgain(next, before)) {
      this.history.set(startHistory(draftFor(next, before, this.#draft)));
    }
    this.player.seek(0);
  }
}

/** Makes the tool of one visit. */
export function createTool(createEngine: () => WebmEngine): Tool {
  return new Maker(createEngine);
}
