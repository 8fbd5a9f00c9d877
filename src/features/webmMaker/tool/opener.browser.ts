import {createStore} from '@komebiyori/lib/store';
import type {WebmEngine} from '@komebiyori/webm';
import {failureOf} from '@komebiyori/webm/failures';
import type {OpenOptions} from '@komebiyori/webm/openOptions';
import {nameOf, type Chosen, type Opened, type Phase} from './phase';

/** Opens files; nothing is open at first. */
export class Opener {
  readonly phase = createStore<Phase>({kind: 'idle'});
  /** What is open, or was before it was closed for what is opened now or was refused. */
  readonly opened = createStore<Opened | null>(null);
  /** Files that wait for a yes, because edits of another source would be put away. */
  readonly waiting = createStore<Chosen | null>(null);
  #call = 0;

  /** @param revive makes a new engine of a broken one */
  constructor(
    private readonly engine: () => WebmEngine,
    private readonly revive: () => void,
  ) {}

  async open(chosen: Chosen): Promise<void> {
    const call = ++this.#call;
    this.waiting.set(null);
    this.phase.set({kind: 'opening', name: nameOf(chosen)});
    try {
      const source = await this.engine().open(chosen.files, chosen.options);
      if (call !== this.#call) return;
      const opened = {...chosen, source};
      this.phase.set({kind: 'ready', opened});
      this.opened.set(opened);
    } catch (error) {
      if (call !== this.#call) return;
      const failure = failureOf(error);
      if (failure.code === 'unexpected') this.revive();
      this.phase.set({kind: 'refused', failure, chosen});
    }
  }

  /** Opens the same files, read in another way. */
  async reopen(options: Partial<OpenOptions>): Promise<void> {
    const now = this.phase.get();
    const chosen =
      now.kind === 'ready' ? now.opened : now.kind === 'refused' ? now.chosen : undefined;
    if (chosen === undefined) return;
    await this.open({files: chosen.files, options: {...chosen.options, ...options}});
  }

  readonly close = (): void => {
    this.#call++;
    this.waiting.set(null);
    this.opened.set(null);
    this.phase.set({kind: 'idle'});
  };
}
