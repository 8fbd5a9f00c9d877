import {change, redo, startHistory, undo} from '@site/src/lib/history';
import {createStore} from '@site/src/lib/store';
import type {WebmEngine} from '../engine/createEngine.browser';
import type {Capabilities} from '../engine/protocol';
import {NEUTRAL_EDIT} from '../model/edit';
import {DEFAULT_OUTPUT} from '../model/output';
import {planExport} from '../model/planExport';
import {carryOver, startDraft, type Draft} from './draft';
import {createExporter} from './exporter.browser';
import {keepSettings, loadSettings} from './keptSettings.browser';
import {lookOf, type Mode} from './looks';
import {chosenFrom, createOpener} from './opener.browser';
import {createPlayer, type Showing} from './player.browser';
import type {Opened} from './phase';
import {isSameShape, type Kept} from './kept';
import type {Tool} from './tool';

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

/** Makes the tool of one visit. */
export function createTool(createEngine: () => WebmEngine): Tool {
  const kept = loadSettings();
  let engine = createEngine();
  const view = createStore(kept.view);
  const mode = createStore<Mode>('result');
  const last = createStore(kept.last);
  const capabilities = createStore<Capabilities | undefined>(undefined);
  const history = createStore(startHistory<Draft>({...NO_DRAFT, output: kept.output}));
  const draft = (): Draft => history.get().present.value;

  const ask = (): void => {
    engine.capabilities().then(
      (can) => {
        capabilities.set(can);
      },
      // Whatever is opened next fails in the same way, and tells.
      () => undefined,
    );
  };
  const revive = (): void => {
    engine.dispose();
    engine = createEngine();
    ask();
  };
  const opener = createOpener({engine: () => engine, revive});
  let current: Opened | null = null;
  const showing = (): Showing | null => {
    // While something else is opened the engine has nothing to show.
    if (current === null || opener.phase.get().kind !== 'ready') return null;
    const look = lookOf(draft(), mode.get(), view.get().isCompared);
    return {look, frames: planExport(current.source, look.edit, look.output).frames};
  };
  const player = createPlayer(
    () => engine,
    showing,
    () => view.get().isLooped,
  );
  const exporter = createExporter(() => engine);

  /** The edit of now with its source's shape; what was there before when nothing has been edited. */
  const lastEdit = (): Kept['last'] => {
    if (current === null || history.get().past.length === 0) return last.get();
    const {width, height, durationUs} = current.source;
    return {edit: draft().edit, of: {width, height, durationUs}};
  };
  const save = (): void => {
    keepSettings({output: draft().output, view: view.get(), last: lastEdit()});
  };
  const changeDraft: Tool['changeDraft'] = (apply, step) => {
    history.set(change(history.get(), apply(draft()), {...step, at: performance.now()}));
  };
  /** Files whose preview broke an engine: they may do it again, and so on without end. */
  let brokeAt: readonly File[] | undefined;
  /** A new engine, with the same files open. */
  const heal = (): void => {
    if (current === null) return;
    brokeAt = current.files;
    revive();
    void opener.open(current);
  };
  const onOpened = (): void => {
    const next = opener.opened.get();
    player.pause();
    mode.set('result');
    if (next === null) {
      current = null;
      player.refresh();
      return;
    }
    const before = current;
    last.set(lastEdit());
    current = next;
    if (!isAgain(next, before)) history.set(startHistory(draftFor(next, before, draft())));
    player.seek(0);
  };
  const stops = [
    history.subscribe(() => {
      save();
      player.refresh();
    }),
    mode.subscribe(player.refresh),
    view.subscribe(save),
    opener.opened.subscribe(onOpened),
    player.failure.subscribe(() => {
      const isBroken = player.failure.get()?.code === 'unexpected';
      if (isBroken && current?.files !== brokeAt) heal();
    }),
    exporter.work.subscribe(() => {
      const work = exporter.work.get();
      if (work.kind === 'failed' && work.failure.code === 'unexpected') heal();
    }),
    opener.phase.subscribe(() => {
      // What is exported is about to be closed.
      if (opener.phase.get().kind === 'opening') exporter.cancel();
    }),
  ];
  ask();
  return {
    engine: () => engine,
    createEngine,
    opener,
    player,
    exporter,
    history,
    mode,
    view,
    last,
    capabilities,
    changeDraft,
    changeEdit(changes, step) {
      changeDraft((one) => ({...one, edit: {...one.edit, ...changes}}), step);
    },
    changeOutput(output, step) {
      changeDraft((one) => ({...one, output}), step);
    },
    changeView(changes) {
      const before = view.get();
      view.set({...before, ...changes});
      if (before.isCompared !== view.get().isCompared) player.refresh();
    },
    take(files, isFolder = false) {
      const chosen = chosenFrom(files, isFolder);
      const isEdited = current !== null && history.get().past.length > 0;
      if (isEdited || exporter.work.get().kind === 'exporting') opener.waiting.set(chosen);
      else void opener.open(chosen);
    },
    useLast() {
      const before = last.get();
      if (current === null || before === null) return;
      const {source} = current;
      const edit = carryOver(before.edit, source, isSameShape(before.of, source));
      changeDraft((one) => ({...one, edit}), {label: '前回の設定'});
    },
    seekSource(frame) {
      const at = showing()?.frames.findIndex(({source}) => source === frame) ?? -1;
      if (at >= 0) player.seek(at);
    },
    undo() {
      history.set(undo(history.get()));
    },
    redo() {
      history.set(redo(history.get()));
    },
    close() {
      for (const stop of stops) stop();
      player.pause();
      exporter.close();
      engine.dispose();
    },
  };
}
