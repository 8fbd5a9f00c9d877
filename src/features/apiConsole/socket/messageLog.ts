import {plainText} from '@komebiyori/app-link/plainText';
import {parsedJson} from '@komebiyori/lib/parsedJson';
import * as v from 'valibot';

/** How many messages are kept; older ones go. */
export const MOST_KEPT = 500;
/** How many of those that fit are shown. */
export const MOST_SHOWN = 200;
/** Of a summary, in characters. */
const LONGEST = 80;

/** A message as it arrived, and what a row says of it. */
export interface LoggedMessage {
  /** Grows with each message. */
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** As it arrived. */
  readonly text: string;
  /** The parsed text; the text itself where it is no JSON. */
  readonly value: unknown;
  /** `comments`; 「不明」 where it has none. */
  readonly type: string;
  /** The service that it is about; empty where there is none. */
  readonly service: string;
  readonly summary: string;
}

const Message = v.object({type: v.string(), data: v.optional(v.unknown())});
const Comment = v.object({
  service: v.string(),
  data: v.object({name: v.optional(v.string(), ''), comment: v.optional(v.string(), '')}),
});
const Comments = v.object({comments: v.array(v.unknown())});
const Titled = v.object({
  service: v.object({name: v.string()}),
  meta: v.object({title: v.optional(v.string()), viewer: v.optional(v.number())}),
});
const Reactions = v.object({reactions: v.array(v.object({key: v.string(), value: v.number()}))});

const commentLine = (comment: unknown): string | undefined => {
  if (!v.is(Comment, comment)) return undefined;
  const {data} = v.parse(Comment, comment);
  return `${data.name}：${plainText(data.comment)}`;
};

/** What is said of the data of a message in one line. */
function summaryOf(data: unknown): string {
  if (data === undefined) return '中身はありません';
  if (data === null) return 'なし（null）';
  if (typeof data === 'string') return data;
  if (v.is(Comments, data)) {
    const [first, ...others] = [...data.comments].reverse();
    const line = commentLine(first);
    if (line !== undefined) return others.length === 0 ? line : `${line}（ほか${others.length}件）`;
    return `コメント${data.comments.length}件`;
  }
  const line = commentLine(data);
  if (line !== undefined) return line;
  if (v.is(Titled, data)) {
    const {service, meta} = data;
    const viewers = meta.viewer === undefined ? '' : `・${meta.viewer}人`;
    return `${service.name}：${meta.title ?? '題名なし'}${viewers}`;
  }
  if (v.is(Reactions, data))
    return data.reactions.map(({key, value}) => `${key} ×${value}`).join('、');
  if (Array.isArray(data)) return `${data.length}件`;
  return Object.keys(data).join('、') || '空のオブジェクト';
}

/** The service of the newest comment, or of the data itself. */
function serviceOf(data: unknown): string {
  const subject: unknown = v.is(Comments, data) ? data.comments.at(-1) : data;
  const Named = v.object({service: v.string()});
  return v.is(Named, subject) ? subject.service : '';
}

const cut = (text: string): string =>
  [...text].length > LONGEST ? `${[...text].slice(0, LONGEST).join('')}…` : text;

function describe(text: string): Pick<LoggedMessage, 'value' | 'type' | 'service' | 'summary'> {
  const json = parsedJson(text);
  // What is no JSON is shown as it is.
  const value = json === undefined ? text : json;
  if (!v.is(Message, value)) return {value, type: '不明', service: '', summary: cut(text)};
  const {type, data} = value;
  return {value, type, service: serviceOf(data), summary: cut(summaryOf(data))};
}

/** The messages of a connection, the last ones of them kept. */
export class MessageLog {
  #kept: LoggedMessage[] = [];
  #received = 0;

  /** Adds a message, whatever it is. */
  push(text: string, at: number): void {
    this.#received += 1;
    this.#kept.push({id: this.#received, at, text, ...describe(text)});
    // In batches: one by one would move the whole list with each message of a rush.
    if (this.#kept.length >= MOST_KEPT * 2) this.#kept = this.#kept.slice(-MOST_KEPT);
  }

  /** How many have arrived since the last `clear`, kept or not. */
  get received(): number {
    return this.#received;
  }

  /** Those that are kept, in the order of their arrival. */
  get kept(): readonly LoggedMessage[] {
    return this.#kept.slice(-MOST_KEPT);
  }

  clear(): void {
    this.#kept = [];
    this.#received = 0;
  }
}

export interface Filter {
  /** Empty for all. */
  readonly type: string;
  /** All of them must stand in the message; separated by spaces. */
  readonly words: string;
}

/** The messages that fit, in the same order. */
export function filterMessages(
  messages: readonly LoggedMessage[],
  {type, words}: Filter,
): readonly LoggedMessage[] {
  const wanted = words.normalize('NFKC').toLowerCase().split(/\s+/u).filter(Boolean);
  return messages.filter((message) => {
    if (type !== '' && message.type !== type) return false;
    if (wanted.length === 0) return true;
    const text = `${message.summary} ${message.text}`.normalize('NFKC').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** JSON Lines (https://jsonlines.org): one message a line, with the time of its arrival. */
export const toJsonLines = (messages: readonly LoggedMessage[]): string =>
  messages
    .map(({at, value}) => `${JSON.stringify({at: new Date(at).toISOString(), message: value})}\n`)
    .join('');
