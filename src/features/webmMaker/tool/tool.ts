import type {WebmEngine} from '@komebiyori/webm';
import type {Edit} from '@komebiyori/webm/edit';
import type {Format, Output} from '@komebiyori/webm/output';
import type {Change, History} from '@site/src/lib/history';
import type {Store} from '@komebiyori/lib/store';
import type {Draft} from './draft';
import type {Exporter} from './exporter.browser';
import type {Kept} from './kept';
import type {Mode} from './looks';
import type {Opener} from './opener.browser';
import type {Player} from './player.browser';
import type {View} from './view';

/** All that the page works with. */
export interface Tool {
  /** The engine of now: another one takes its place when it breaks. */
  readonly engine: () => WebmEngine;
  readonly createEngine: () => WebmEngine;
  readonly opener: Opener;
  readonly player: Player;
  readonly exporter: Exporter;
  readonly history: Store<History<Draft>>;
  readonly mode: Store<Mode>;
  readonly view: Store<View>;
  /** What was done on an earlier visit or to an earlier source, as long as it can be taken over. */
  readonly last: Store<Kept['last']>;
  /** What this browser can write: all, until it has answered. */
  readonly writable: Store<readonly Format[]>;
  readonly changeDraft: (apply: (draft: Draft) => Draft, step: Change) => void;
  readonly changeEdit: (changes: Partial<Edit>, step: Change) => void;
  readonly changeOutput: (output: Output, step: Change) => void;
  readonly changeView: (changes: Partial<View>) => void;
  /** Opens files; asks first (`opener.waiting`) where edits would be put away. */
  readonly take: (files: readonly File[]) => void;
  /** Does what was done to the source before. */
  readonly useLast: () => void;
  /** Shows a frame of the source, where the result has it. */
  readonly seekSource: (frame: number) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly close: () => void;
}

/** Writes the file as it is set up now; the preview stands still meanwhile. */
export function startExport(tool: Tool, insist: boolean): void {
  tool.player.pause();
  tool.mode.set('result');
  void tool.exporter.start(tool.history.get().present.value, insist);
}
