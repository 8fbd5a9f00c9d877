import {createStore, type Store} from '@komebiyori/lib/store';
import type {WebmEngine} from '@komebiyori/webm';
import {failureOf} from '@komebiyori/webm/failures';
import type {OpenOptions} from '@komebiyori/webm/openOptions';
import {nameOf, type Chosen, type Opened, type Phase} from './phase';

/** Opens files, and knows what was open before. */
export interface Opener {
  readonly phase: Store<Phase>;
  /** Changes each time something has been opened. */
  readonly opened: Store<Opened | null>;
  /** Files that wait for a yes, because edits of another source would be put away. */
  readonly waiting: Store<Chosen | null>;
  /** What was open before what was refused. */
  readonly before: () => Opened | null;
  readonly open: (chosen: Chosen) => Promise<void>;
  /** The same files, read in another way. */
  readonly reopen: (options: Partial<OpenOptions>) => Promise<void>;
  readonly close: () => void;
}

interface Parts {
  readonly engine: () => WebmEngine;
  /** Makes a new engine of a broken one. */
  readonly revive: () => void;
}

/** Nothing is open at first. */
export function createOpener({engine, revive}: Parts): Opener {
  const phase = createStore<Phase>({kind: 'idle'});
  const opened = createStore<Opened | null>(null);
  const waiting = createStore<Chosen | null>(null);
  let call = 0;

  const open = async (chosen: Chosen): Promise<void> => {
    const mine = ++call;
    waiting.set(null);
    phase.set({kind: 'opening', name: nameOf(chosen)});
    try {
      const source = await engine().open(chosen.files, chosen.options);
      if (mine !== call) return;
      const now = {...chosen, source};
      phase.set({kind: 'ready', opened: now});
      opened.set(now);
    } catch (error) {
      if (mine !== call) return;
      const failure = failureOf(error);
      if (failure.code === 'unexpected') revive();
      phase.set({kind: 'refused', failure, chosen});
    }
  };
  return {
    phase,
    opened,
    waiting,
    before: () => opened.get(),
    open,
    async reopen(options) {
      const now = phase.get();
      const chosen =
        now.kind === 'ready' ? now.opened : now.kind === 'refused' ? now.chosen : undefined;
      if (chosen === undefined) return;
      await open({files: chosen.files, options: {...chosen.options, ...options}});
    },
    close() {
      call++;
      waiting.set(null);
      opened.set(null);
      phase.set({kind: 'idle'});
    },
  };
}
