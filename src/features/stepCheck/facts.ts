import * as v from 'valibot';
import {listOf} from '@komebiyori/app-link/messages';
import {parsedJson} from '@komebiyori/lib/parsedJson';

/*
 * What checks read of the app, by read-only requests of static/developer/openapi.yaml. Only what they
 * use is read; a list keeps those of its items that can be read.
 */

const flag = v.fallback(v.optional(v.boolean()), undefined);

const Frames = listOf(
  v.object({
    id: v.string(),
    name: v.fallback(v.string(), ''),
    url: v.fallback(v.string(), ''),
    /** 読み上げ */
    speech: v.boolean(),
    /** 書き出し */
    write: v.boolean(),
    /** 接続 */
    enabled: v.boolean(),
    /** リスナー記録; undefined where the app does not say. */
    persist: flag,
    meta: v.fallback(
      v.object({
        /** Of the stream; there once the frame is connected to one. */
        title: v.fallback(v.string(), ''),
        isReconnecting: flag,
        loggedIn: flag,
      }),
      {title: '', isReconnecting: undefined, loggedIn: undefined},
    ),
  }),
);
const Comments = listOf(v.object({id: v.string(), data: v.object({id: v.string()})}));
const Orders = listOf(v.object({completed: v.boolean(), playing: v.boolean()}));
const Songs = v.array(v.unknown());
const SetList = v.union([
  v.object({name: v.string(), items: Songs, completed: Songs}),
  // None is in use.
  v.pipe(
    v.strictObject({}),
    v.transform(() => undefined),
  ),
]);
const Templates = listOf(
  v.object({
    name: v.string(),
    url: v.string(),
    pro: v.fallback(v.boolean(), false),
    /** Whether it came with the app; undefined where the app does not say. */
    preset: flag,
  }),
);
const Config = v.object({
  speech: v.fallback(v.object({volume: v.fallback(v.optional(v.number()), undefined)}), {
    volume: undefined,
  }),
  api: v.fallback(v.object({allowHosts: v.fallback(v.array(v.string()), [])}), {allowHosts: []}),
});

/** What can be asked, and how the answer is read. */
export const QUESTIONS = {
  frames: {path: '/api/services', schema: Frames},
  comments: {path: '/api/comments', schema: Comments},
  orders: {path: '/api/orders', schema: Orders},
  setList: {path: '/api/setlists/current', schema: SetList},
  templates: {path: '/api/templates', schema: Templates},
  config: {path: '/api/config', schema: Config},
} as const;

export type Question = keyof typeof QUESTIONS;
type Read<Q extends Question> = v.InferOutput<(typeof QUESTIONS)[Q]['schema']>;

/** An answer as it was read; `unread` when there was none, or one of another shape. */
export type Answer<T> = {readonly kind: 'read'; readonly value: T} | {readonly kind: 'unread'};

export type Frame = Read<'frames'>[number];
export type Template = Read<'templates'>[number];

/** What arrived while a check listened. */
export interface Heard {
  /** Comments that were new. */
  readonly comments: number;
  /** Signals for effects: reactions, and effects that were set off. */
  readonly effects: number;
  /** Whether the app greeted the connection. */
  readonly isGreeted: boolean;
}

/** Everything that a check judges by. What it did not ask for is undefined. */
export interface Facts {
  /** Of the app, for example `8.0.7`. */
  readonly version: string;
  /** Whether Pro is on. */
  readonly licensed: boolean;
  /** Where it answered: `127.0.0.1:11180`. */
  readonly address: string;
  /** The version of the manual that the page belongs to; undefined for an unreleased one. */
  readonly manual: string | undefined;
  /** The newest version of the app that can be downloaded. */
  readonly newest: string;
  readonly answers: {readonly [Q in Question]?: Answer<Read<Q>>};
  /**
   * Undefined before or while it listens; `failed` when no connection could be made, `skipped` when the
   * reader did not want to wait and nothing had come.
   */
  readonly heard: Heard | 'failed' | 'skipped' | undefined;
}

/** Reads the text that was answered to a question; nothing is thrown. */
export function readAnswer<Q extends Question>(question: Q, text: string): Answer<Read<Q>> {
  const result = v.safeParse(QUESTIONS[question].schema, parsedJson(text));
  return result.success ? {kind: 'read', value: result.output as Read<Q>} : {kind: 'unread'};
}
