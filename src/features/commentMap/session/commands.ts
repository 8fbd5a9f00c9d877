import {fold} from '../places/fold';
import {afterCommand} from '../places/parsePlace';
import {prefectureOf, type PrefectureCode} from '../places/prefectures';

/** What the streamer does to a running count. */
export type Command =
  | {readonly kind: 'open' | 'pause' | 'close' | 'reset' | 'undo'}
  | {readonly kind: 'adjust'; readonly code: PrefectureCode; readonly by: number};

const WORDS: readonly (readonly [Exclude<Command['kind'], 'adjust'>, readonly string[]])[] = [
  ['open', ['open', 'start', '開始', '受付']],
  ['pause', ['pause', '一時停止']],
  ['close', ['close', 'stop', '締切', '終了']],
  ['reset', ['reset', 'リセット']],
  ['undo', ['undo', '戻す']],
];

/** What the streamer or a moderator asks for in the chat: `!map リセット`. */
export function commandIn(text: string, commands: readonly string[]): Command | undefined {
  const rest = afterCommand(text, commands)?.trim();
  const found = WORDS.find(([, words]) => words.some((word) => fold(word) === rest));
  return found && {kind: found[0]};
}

const PREFIX = 'komebiyori.map';

/**
 * A command as a reaction, which the app passes on to all that listen: so the page in a browser steers
 * the overlay in OBS, which has nothing else in common with it.
 * @param sender tells a page its own commands, which it has followed already
 */
export function toReactionKey(command: Command, sender: string): string {
  const words =
    command.kind === 'adjust' ? `adjust:${command.code}:${command.by}` : `${command.kind}::`;
  return [PREFIX, sender, words].join(':');
}

/** Reads the key of a reaction; undefined for one that is no command of another page. */
export function fromReactionKey(key: string, self: string): Command | undefined {
  const [prefix, sender, kind, code, by] = key.split(':');
  if (prefix !== PREFIX || sender === undefined || sender === self) return undefined;
  if (kind === 'adjust') {
    const change = Number(by);
    const isGood = prefectureOf(Number(code)) !== undefined && Math.abs(change) === 1;
    return isGood ? {kind, code: Number(code), by: change} : undefined;
  }
  const found = WORDS.find(([word]) => word === kind);
  return found && {kind: found[0]};
}
