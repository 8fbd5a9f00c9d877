import {createAppLink} from '@komebiyori/app-link';
import {keptAddress} from '@site/src/browser/keptAddress.browser';
import type {AppLink} from '@komebiyori/app-link/link';
import {createUndoable, type Undoable} from '@site/src/browser/undoable.browser';
import {createStore, type Store, type Watched} from '@komebiyori/lib/store';
import {Firing} from '../fire/firing.browser';
import {listenToInputs, type Inputs} from '../inputs/inputs.browser';
import {buttonsFor, type Signal} from '../inputs/signals';
import {STARTERS} from '../kit/starters';
import {openAssetFiles} from '../work/assetFiles.browser';
import {AssetStore} from '../work/assetStore.browser';
import {addAsset} from '../work/edit';
import {loadWork, onOtherTab} from '../work/keptWork.browser';
import type {Work} from '../work/work';

/** What there is to say about the document of the last visit. */
export interface LoadNotice {
  /** How many parts could not be read; undefined when nothing could. */
  readonly left: number | undefined;
  /** All of it, as it was kept. */
  readonly text: string;
}

/** Everything that the page of the kit has. */
export interface Ponkit extends Pick<Undoable<Work>, 'history' | 'change' | 'undo' | 'redo'> {
  readonly link: AppLink;
  readonly work: Watched<Work>;
  readonly assets: AssetStore;
  readonly firing: Firing;
  readonly inputs: Inputs;
  /** Whether keys, instruments and gamepads press buttons: not while somebody edits. */
  readonly isPlaying: Store<boolean>;
  /** Takes the next signal in place of the buttons. */
  readonly learner: Store<((signal: Signal) => void) | undefined>;
  readonly notice: Watched<LoadNotice | undefined>;
  /** The visitor has seen it; what could not be read may be written over. */
  readonly dismissNotice: () => void;
  readonly close: () => void;
}

/** Makes the tool; nothing is connected before `link.connect` or `link.connectIfGranted`. */
export function createPonkit(): Ponkit {
  const found = loadWork();
  const first = found.kind === 'work' ? found.work : STARTERS[0].work;
  const {history, value: work, change, undo, redo} = createUndoable<Work>(first);
  const notice = createStore<LoadNotice | undefined>(
    found.kind === 'nothing' || found.left === 0 ? undefined : {left: found.left, text: found.text},
  );
  const link = createAppLink({address: keptAddress('network'), topics: []});
  const firing = new Firing(link, (id) => work.get().buttons.find((one) => one.id === id));
  const files = openAssetFiles();
  const assets = new AssetStore(work, files, (asset) => {
    change((one) => addAsset(one, asset), {label: '素材の追加'});
  });
  if (notice.get() === undefined) {
    void files.tidy(new Set(first.assets.map(({id}) => id)), Date.now());
  }
  const isPlaying = createStore(true);
  const learner = createStore<((signal: Signal) => void) | undefined>(undefined);
  const inputs = listenToInputs({
    down: (signal) => {
      const learn = learner.get();
      if (learn !== undefined) learn(signal);
      else if (isPlaying.get()) {
        for (const {id} of buttonsFor(work.get().buttons, signal)) firing.press(id);
      }
    },
    up: (signal) => {
      for (const {id} of buttonsFor(work.get().buttons, signal)) firing.release(id);
    },
    lost: firing.releaseAll,
  });
  const stop = onOtherTab((other) => {
    change(() => other, {label: '別のタブでの変更'});
  });
  return {
    link,
    history,
    work,
    change,
    undo,
    redo,
    assets,
    firing,
    inputs,
    isPlaying,
    learner,
    notice,
    dismissNotice: () => {
      notice.set(undefined);
    },
    close: () => {
      stop();
      inputs.close();
      firing.close();
      assets.close();
      link.close();
    },
  };
}
