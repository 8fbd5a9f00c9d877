import * as v from 'valibot';

/*
 * What the page of the playground and the frame say to each other. The frame runs code of anybody, so
 * that its words are only ever shown as text or answered as the app would answer them.
 */

const Id = v.pipe(v.number(), v.integer());
/** Which run it belongs to: words of an earlier one count no more. */
const run = Id;

/** A file that the frame makes an address for, in place of its mark in the document. */
const FrameFile = v.object({
  mark: v.string(),
  name: v.string(),
  type: v.string(),
  text: v.string(),
});

/** From the page to the frame. */
const Order = v.variant('type', [
  v.object({type: v.literal('run'), run, html: v.string(), files: v.array(FrameFile)}),
  v.object({type: v.literal('ping'), run}),
  v.object({type: v.literal('answer'), run, id: Id, status: Id, body: v.optional(v.string())}),
  v.object({type: v.literal('refuse'), run, id: Id}),
  v.object({type: v.literal('socket-open'), run, id: Id}),
  v.object({type: v.literal('socket-text'), run, id: Id, text: v.string()}),
  v.object({type: v.literal('socket-close'), run, id: Id}),
]);

const LEVELS = ['log', 'info', 'warn', 'error', 'debug'] as const;
/** Characters of a line that are kept. */
export const MOST_TEXT = 10_000;
const Text = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, MOST_TEXT)),
);
const Line = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** From the frame to the page. */
const Report = v.variant('type', [
  v.object({type: v.literal('ready')}),
  v.object({type: v.literal('started'), run}),
  v.object({type: v.literal('alive'), run}),
  v.object({
    ...{type: v.literal('request'), run, id: Id, method: v.string(), url: v.string()},
    contentType: v.optional(v.string()),
    authorization: v.optional(v.string()),
    body: v.string(),
  }),
  v.object({type: v.literal('socket'), run, id: Id, url: v.string()}),
  v.object({type: v.literal('socket-left'), run, id: Id}),
  v.object({
    ...{type: v.literal('line'), run, level: v.picklist(LEVELS), text: Text},
    file: v.optional(v.string()),
    line: Line,
    column: Line,
  }),
]);

export type Order = v.InferOutput<typeof Order>;
export type Report = v.InferOutput<typeof Report>;
export type FrameFile = v.InferOutput<typeof FrameFile>;
/** What a template wrote to the console, or what went wrong in it. */
export type ConsoleLine = Omit<Extract<Report, {type: 'line'}>, 'type' | 'run'>;

/** Reads what the page says; undefined for anything else. */
export function readOrder(value: unknown): Order | undefined {
  const read = v.safeParse(Order, value);
  return read.success ? read.output : undefined;
}

/** Reads what the frame says; undefined for anything else. */
export function readReport(value: unknown): Report | undefined {
  const read = v.safeParse(Report, value);
  return read.success ? read.output : undefined;
}

/** A place in a file of the template. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const AT = /(?<address>blob:[^\s()@]+?):(?<line>\d+):(?<column>\d+)/gu;

/**
 * The topmost place in a file of the template that a stack names.
 * @param stack of an Error, in the form of any browser
 * @param names the files by their addresses
 */
export function placeOf(stack: string, names: ReadonlyMap<string, string>): Place | undefined {
  for (const {groups} of stack.matchAll(AT)) {
    const file = names.get(groups?.['address'] ?? '');
    if (file === undefined) continue;
    return {file, line: Number(groups?.['line']), column: Number(groups?.['column'])};
  }
  return undefined;
}
