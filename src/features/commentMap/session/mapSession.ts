import type {AppComment, AppMessage} from '@komebiyori/app-link/messages';
import {plainText} from '@komebiyori/app-link/plainText';
import {createListeners, createStore, type Store, type Watched} from '@komebiyori/lib/store';
import type {PrefectureCode} from '../places/prefectures';
import type {Settings} from '../settings/settings';
import {Tally} from '../tally/tally';
import type {Verdict} from '../tally/votes';
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

/** Milliseconds. */
export const TICK = 5000;
export const LOG_LENGTH = 100;
const TEXT_LENGTH = 40;
/** Never in the log: what most comments are. */
const UNLOGGED: ReadonlySet<string> = new Set(['none', 'no-command', 'duplicate', 'past']);

/** The command that leads to each phase. */
const PHASES = {open: 'open', pause: 'paused', close: 'closed'} as const;

/** A running count: messages in, a state out. */
export class MapSession {
  readonly #state: Store<MapState>;
  readonly state: Watched<MapState>;
  readonly #now: () => number;
  readonly #self: string;
  readonly #tally: Tally;
  readonly #votes = createListeners<{readonly code: PrefectureCode; readonly name: string}>();
  readonly #commands = createListeners<Command>();
  #settings: Settings;
  #phase: Phase;
  #log: readonly LogEntry[] = [];
  #silent = 0;
  #nextId = 0;

  /**
   * @param now milliseconds since 1970
   * @param self as which this page sends commands (`toReactionKey`)
   */
  constructor(settings: Settings, now: () => number, self: string) {
    this.#settings = settings;
    this.#now = now;
    this.#self = self;
    this.#tally = new Tally(settings);
    this.#phase = this.#firstPhase();
    this.#state = createStore(this.#snapshot());
    this.state = this.#state;
  }

  readonly receive = (message: AppMessage): void => {
    switch (message.type) {
      case 'connected':
        for (const comment of message.data.comments ?? []) this.#judge(comment, true);
        break;
      case 'comments':
        for (const comment of message.data.comments)
          this.#judge(comment, message.data.options.init);
        break;
      case 'deleted':
        for (const {id} of message.data) this.#tally.remove(id);
        break;
      case 'reactions':
        for (const {key} of message.data.reactions) {
          const command = fromReactionKey(key, this.#self);
          if (command !== undefined) this.#obeyOther(command);
        }
        break;
      default:
        return;
    }
    this.#publish();
  };

  follow(command: Command): void {
    this.#obey(command);
    this.#publish();
  }

  setSettings(next: Settings): void {
    const wasQuestion = this.#settings.trigger === 'question';
    this.#settings = next;
    this.#tally.setRules(next);
    if ((next.trigger === 'question') !== wasQuestion) this.#phase = this.#firstPhase();
    this.#publish();
  }

  /** Calls with every vote that comes in, and the name of who gave it, which is not kept. */
  onVote(listener: (code: PrefectureCode, name: string) => void): () => void {
    return this.#votes.add(({code, name}) => {
      listener(code, name);
    });
  }

  /** Calls with every command that was done and did not come from here: of the chat, or another page. */
  onCommand(listener: (command: Command) => void): () => void {
    return this.#commands.add(listener);
  }

  /** Lets old votes go; to be called every `TICK`. */
  readonly tick = (): void => {
    if (this.#tally.expire(this.#now())) this.#publish();
  };

  #firstPhase(): Phase {
    return this.#tally.isOpen ? 'open' : 'closed';
  }

  #snapshot(): MapState {
    return {
      counts: this.#tally.counts(),
      phase: this.#phase,
      canUndo: this.#tally.canUndo,
      log: this.#log,
      silent: this.#silent,
    };
  }

  #publish(): void {
    this.#state.set(this.#snapshot());
  }

  #write(comment: AppComment, verdict: Verdict): void {
    if (verdict.kind === 'ignored' && UNLOGGED.has(verdict.why)) {
      this.#silent += 1;
      return;
    }
    this.#nextId += 1;
    const text = [...plainText(comment.data.comment)].slice(0, TEXT_LENGTH).join('');
    this.#log = [{id: this.#nextId, text, verdict}, ...this.#log].slice(0, LOG_LENGTH);
  }

  #judge(comment: AppComment, isPast: boolean): void {
    const {isOwner, isModerator, displayName, name, comment: text} = comment.data;
    if (!isPast && (isOwner || isModerator === true)) {
      const command = commandIn(plainText(text), this.#settings.commands);
      if (command !== undefined) {
        this.#obeyOther(command);
        return;
      }
    }
    const verdict = this.#tally.add(comment, this.#now(), isPast);
    this.#write(comment, verdict);
    if (verdict.kind === 'ignored' || isPast) return;
    this.#votes.tell({code: verdict.code, name: displayName ?? name});
  }

  #obeyOther(command: Command): void {
    if (this.#obey(command)) this.#commands.tell(command);
  }

  /** Whether there was anything to do. */
  #obey(command: Command): boolean {
    switch (command.kind) {
      case 'adjust':
        this.#tally.adjust(command.code, command.by);
        break;
      case 'reset':
        this.#tally.reset();
        break;
      case 'undo':
        return this.#tally.undoReset();
      case 'open':
      case 'pause':
      case 'close':
        this.#phase = PHASES[command.kind];
        this.#tally.isOpen = this.#phase === 'open';
        break;
    }
    return true;
  }
}
