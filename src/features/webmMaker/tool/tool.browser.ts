import type {WebmEngine} from '@komebiyori/webm';
import type {Edit} from '@komebiyori/webm/edit';
import {DEFAULT_OPEN} from '@komebiyori/webm/openOptions';
import {FORMATS, type Format, type Output} from '@komebiyori/webm/output';
import {planExport} from '@komebiyori/webm/planExport';
import {createStore, type Store} from '@komebiyori/lib/store';
import {keptJson} from '@site/src/browser/keptText.browser';
import {createUndoable, type Undoable} from '@site/src/browser/undoable.browser';
import {mapHistory, startHistory, type Change} from '@site/src/lib/history';
import {carryOver, NO_DRAFT, startDraft, type Draft} from './draft';
import {Exporter} from './exporter.browser';
import {isSameShape, readSettings, type Kept} from './kept';
import {lookOf, type Mode} from './looks';
import {Opener} from './opener.browser';
import type {Opened} from './phase';
import {Player, type Showing} from './player.browser';
import {trimmedFrames, trimOf} from './trim';
import type {View} from './view';

/** Where the browser keeps nothing they hold for this visit. */
const keptSettings = keptJson('webmMaker.settings', readSettings);

/** Whether the same files were opened in the same way: everything stays as it is. */
const isAgain = ({files, source}: Opened, before: Opened | null): boolean =>
  before?.files === files && isSameShape(before.source, source);

/** The same files read in another way keep what still fits; other files begin anew. */
function draftFor({source, files}: Opened, before: Opened | null, draft: Draft): Draft {
  const isSame = before?.files === files && before.source.width === source.width;
  if (!isSame) return startDraft(source, draft.output);
  return {...draft, edit: {...carryOver(draft.edit, source, false), crop: draft.edit.crop}};
}

/** A format that this browser cannot write, and the one that was chosen instead. */
interface Replaced {
  readonly format: Format;
  readonly by: Format;
}

/** All that the page works with, for one visit. */
export class Tool {
  readonly opener: Opener;
  readonly player: Player;
  readonly exporter: Exporter;
  readonly history: Undoable<Draft>['history'];
  readonly undo: () => void;
  readonly redo: () => void;
  readonly mode = createStore<Mode>('result');
  readonly view: Store<View>;
  /** What was done on an earlier visit or to an earlier source, as long as it can be taken over. */
  readonly last: Store<Kept['last']>;
  /** What this browser can write: all, until it has answered. */
  readonly writable = createStore<readonly Format[]>(FORMATS);
  readonly replaced = createStore<Replaced | null>(null);
  readonly #drafts: Undoable<Draft>;
  readonly #stops: readonly (() => void)[];
  #engine: WebmEngine;
  #current: Opened | null = null;
  /** Files whose preview broke an engine: they may do it again, and so on without end. */
  #brokeAt: readonly File[] | undefined;

  constructor(readonly createEngine: () => WebmEngine) {
    const kept = keptSettings.load();
    this.#engine = createEngine();
    this.view = createStore(kept.view);
    this.last = createStore(kept.last);
    this.#drafts = createUndoable<Draft>({...NO_DRAFT, output: kept.output});
    ({history: this.history, undo: this.undo, redo: this.redo} = this.#drafts);
    this.opener = new Opener(this.engine, this.#revive);
    this.player = new Player(this.engine, this.#showing, () => this.view.get().isLooped);
    this.exporter = new Exporter(this.engine);
    this.#stops = this.#watch();
    this.#ask();
  }

  /** The engine of now: another one takes its place when it breaks. */
  readonly engine = (): WebmEngine => this.#engine;

  changeDraft(apply: (draft: Draft) => Draft, step: Change): void {
    this.#drafts.change(apply, step);
  }

  changeEdit(changes: Partial<Edit>, step: Change): void {
    this.changeDraft((one) => ({...one, edit: {...one.edit, ...changes}}), step);
  }

  changeOutput(output: Output, step: Change): void {
    this.changeDraft((one) => ({...one, output}), step);
  }

  changeView(changes: Partial<View>): void {
    const before = this.view.get();
    this.view.set({...before, ...changes});
    if (before.isCompared !== this.view.get().isCompared) this.player.refresh();
  }

  /** Opens files; asks first (`opener.waiting`) where edits would be put away. */
  readonly take = (files: readonly File[]): void => {
    const chosen = {files, options: DEFAULT_OPEN};
    const isExporting = this.exporter.work.get().kind === 'exporting';
    if (this.#isEdited || isExporting) this.opener.waiting.set(chosen);
    else void this.opener.open(chosen);
  };

  /** Does what was done to the source before. */
  readonly useLast = (): void => {
    const before = this.last.get();
    if (this.#current === null || before === null) return;
    const {source} = this.#current;
    const edit = carryOver(before.edit, source, isSameShape(before.of, source));
    this.changeDraft((one) => ({...one, edit}), {label: '前回の設定'});
  };

  /** Shows a frame of the source, where the result has it. */
  seekSource(frame: number): void {
    const at = this.#showing()?.frames.findIndex(({source}) => source === frame) ?? -1;
    if (at >= 0) this.player.seek(at);
  }

  /** Lets the kept part of the source begin or end with the frame that is shown. */
  markTrim(which: 'first' | 'end'): void {
    const frames = this.#showing()?.frames ?? [];
    const at = frames[Math.min(this.player.position.get(), frames.length - 1)]?.source;
    const source = this.#current?.source;
    if (at === undefined || source === undefined || source.times.length < 2) return;
    const {first, end} = trimmedFrames(this.#draft.edit.trim, source);
    const isFirst = which === 'first';
    const trim = trimOf(isFirst ? {first: at, end} : {first, end: at + 1}, source);
    this.changeEdit({trim}, {label: isFirst ? '始まり' : '終わり'});
    this.seekSource(at);
  }

  /** Writes the file as it is set up now; the preview stands still meanwhile. */
  export(insist: boolean): void {
    this.player.pause();
    this.mode.set('result');
    void this.exporter.start(this.#draft, insist);
  }

  readonly close = (): void => {
    for (const stop of this.#stops) stop();
    this.player.pause();
    this.exporter.close();
    this.#engine.dispose();
  };

  get #draft(): Draft {
    return this.#drafts.value.get();
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
    this.#engine.formats().then(this.#knowWritable, () => undefined);
  }

  /** What cannot be written, by default or since an earlier visit, becomes the first format that can. */
  readonly #knowWritable = (writable: readonly Format[]): void => {
    this.writable.set(writable);
    const [by] = writable;
    const history = this.history.get();
    const isWritable = ({output}: Draft): boolean => writable.includes(output.format);
    const steps = [...history.past, history.present, ...history.future];
    if (by === undefined || steps.every(({value}) => isWritable(value))) return;
    const {format} = this.#draft.output;
    if (!writable.includes(format)) this.replaced.set({format, by});
    this.#drafts.replace(
      mapHistory(history, (draft) =>
        isWritable(draft) ? draft : {...draft, output: {...draft.output, format: by}},
      ),
    );
  };

  readonly #revive = (): void => {
    this.#engine.dispose();
    this.#engine = this.createEngine();
    this.#ask();
  };

  /** A new engine, with the same files open. */
  #heal(): void {
    if (this.#current === null) return;
    this.#brokeAt = this.#current.files;
    this.#revive();
    void this.opener.open(this.#current);
  }

  readonly #showing = (): Showing | null => {
    // While something else is opened the engine has nothing to show.
    if (this.#current === null || this.opener.phase.get().kind !== 'ready') return null;
    const look = lookOf(this.#draft, this.mode.get(), this.view.get().isCompared);
    return {look, frames: planExport(this.#current.source, look.edit, look.output).frames};
  };

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
      this.#drafts.replace(startHistory(draftFor(next, before, this.#draft)));
    }
    this.player.seek(0);
  }
}
