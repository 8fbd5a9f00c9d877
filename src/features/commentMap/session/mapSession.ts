import type {AppComment, AppMessage} from '@site/src/lib/appLink/messages';
import {plainText} from '@site/src/lib/appLink/plainText';
import {createStore, type Watched} from '@site/src/lib/store';
import type {PrefectureCode} from '../places/prefectures';
import type {Settings} from '../settings/settings';
import {createTally} from '../tally/tally';
import type {Verdict} from '../tally/verdict';
import {commandIn, fromReactionKey, type Command} from './commands';

/** Whether votes count, and what the overlay says when they do not. */
export type Phase = 'open' | 'paused' | 'closed';

/** A line of the log: no name, and of the text only the beginning. */
interface LogEntry {
  readonly id: number;
  readonly text: string;
  readonly verdict: Verdict;
}

interface MapState {
  readonly counts: ReadonlyMap<PrefectureCode, number>;
  readonly phase: Phase;
  readonly canUndo: boolean;
  /** The newest first. */
  readonly log: readonly LogEntry[];
  /** Comments without any name of a place, which the log leaves out. */
  readonly silent: number;
}

/** A running count: messages in, a state out. */
export interface MapSession {
  readonly state: Watched<MapState>;
  readonly receive: (message: AppMessage) => void;
  readonly follow: (command: Command) => void;
  readonly setSettings: (settings: Settings) => void;
  /** Calls with every vote that comes in, and the name of who gave it, which is not kept. */
  readonly onVote: (listener: (code: PrefectureCode, name: string) => void) => () => void;
  /** Lets old votes go; to be called now and then. */
  readonly tick: () => void;
}

export const LOG_LENGTH = 100;
const TEXT_LENGTH = 40;
/** Never in the log: what most comments are. */
const UNLOGGED: ReadonlySet<string> = new Set(['none', 'no-command', 'duplicate', 'past']);

/**
 * Starts a count.
 * @param now milliseconds since 1970
 * @param self as which this page sends commands (`toReactionKey`)
 */
export function createMapSession(first: Settings, now: () => number, self: string): MapSession {
  let settings = first;
  const tally = createTally(first);
  let phase: Phase = tally.isOpen() ? 'open' : 'closed';
  let log: readonly LogEntry[] = [];
  let silent = 0;
  let nextId = 0;
  const listeners = new Set<(code: PrefectureCode, name: string) => void>();
  const snapshot = (): MapState => ({
    counts: tally.counts(),
    phase,
    canUndo: tally.canUndo(),
    log,
    silent,
  });
  const state = createStore(snapshot());
  const publish = (): void => {
    state.set(snapshot());
  };

  const write = (comment: AppComment, verdict: Verdict): void => {
    if (verdict.kind === 'ignored' && UNLOGGED.has(verdict.why)) {
      silent += 1;
      return;
    }
    nextId += 1;
    const text = [...plainText(comment.data.comment)].slice(0, TEXT_LENGTH).join('');
    log = [{id: nextId, text, verdict}, ...log].slice(0, LOG_LENGTH);
  };

  const judge = (comment: AppComment, isPast: boolean): void => {
    const {isOwner, isModerator, displayName, name, comment: text} = comment.data;
    if (!isPast && (isOwner || isModerator === true)) {
      const command = commandIn(plainText(text), settings.commands);
      if (command !== undefined) {
        obey(command);
        return;
      }
    }
    const verdict = tally.add(comment, now(), isPast);
    write(comment, verdict);
    if (verdict.kind === 'ignored' || isPast) return;
    for (const listener of listeners) listener(verdict.code, displayName ?? name);
  };

  const obey = (command: Command): void => {
    switch (command.kind) {
      case 'adjust':
        tally.adjust(command.code, command.by);
        break;
      case 'reset':
        tally.reset();
        break;
      case 'undo':
        tally.undoReset();
        break;
      case 'open':
      case 'pause':
      case 'close':
        phase = ({open: 'open', pause: 'paused', close: 'closed'} as const)[command.kind];
        tally.setOpen(phase === 'open');
        break;
    }
  };

  return {
    state,
    receive(message) {
      switch (message.type) {
        case 'connected':
          for (const comment of message.data.comments ?? []) judge(comment, true);
          break;
        case 'comments':
          for (const comment of message.data.comments) judge(comment, message.data.options.init);
          break;
        case 'deleted':
          for (const {id} of message.data) tally.remove(id);
          break;
        case 'reactions':
          for (const {key} of message.data.reactions) {
            const command = fromReactionKey(key, self);
            if (command !== undefined) obey(command);
          }
          break;
        default:
          return;
      }
      publish();
    },
    follow(command) {
      obey(command);
      publish();
    },
    setSettings(next) {
      const wasQuestion = settings.trigger === 'question';
      settings = next;
      tally.setRules(next);
      if ((next.trigger === 'question') !== wasQuestion) phase = tally.isOpen() ? 'open' : 'closed';
      publish();
    },
    onVote: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tick: () => {
      if (tally.expire(now())) publish();
    },
  };
}
