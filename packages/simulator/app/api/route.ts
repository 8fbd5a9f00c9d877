import * as v from 'valibot';
import type {AppInfo} from '@onecomme.com/onesdk/types/App';
import type {TemplateData} from '@onecomme.com/onesdk/types/Template';
import type {Message} from '../../scenario';
import type {AppState} from '../state';

/** An answer of the HTTP API. */
export interface Answer {
  readonly status: number;
  /** Sent as JSON; nothing is sent when it is absent. */
  readonly body?: unknown;
}

/** One place of a body that is not as it must be, as the app tells it. */
interface Fault {
  readonly instancePath: string;
  readonly message: string;
}

export const ok = (body?: unknown): Answer => ({status: 200, body});
export const badRequest = (...errors: readonly Fault[]): Answer => ({status: 400, body: {errors}});
export const UNAUTHORIZED: Answer = {status: 401};
export const FORBIDDEN: Answer = {status: 403};
export const NOT_FOUND: Answer = {status: 404};
export const FAILED: Answer = {status: 500};

/** Larger bodies are refused with 413. */
export const MAX_BODY = 1024 * 1024;

/** What was sent, before its route looks at it. */
export type Read = {readonly value: unknown} | {readonly refused: Answer};

export const TOO_LARGE: Read = {refused: {status: 413}};

/**
 * The JSON of a request. As at the app, a body without its content type counts as none.
 * @param contentType the header; undefined when it was left out
 */
export function jsonOf(contentType: string | undefined, text: string): Read {
  if (!/^application\/json\b/iu.test(contentType ?? '')) return {value: {}};
  try {
    return {value: JSON.parse(text)};
  } catch {
    return {refused: badRequest({instancePath: '', message: 'must be JSON'})};
  }
}

/** A body as its schema gives it, or the answer that says where it is wrong. */
export function readBody<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): {readonly body: v.InferOutput<Schema>} | {readonly refused: Answer} {
  const result = v.safeParse(schema, value);
  return result.success
    ? {body: result.output}
    : {refused: badRequest(...result.issues.map((issue) => faultOf(issue)))};
}

/** In the words of the app's validator. */
function faultOf(issue: v.BaseIssue<unknown>): Fault {
  const keys = (issue.path ?? []).map(({key}) => String(key));
  const pointer = (steps: readonly string[]): string => steps.map((step) => `/${step}`).join('');
  if (issue.input === undefined && keys.length > 0) {
    return {
      instancePath: pointer(keys.slice(0, -1)),
      message: `must have required property '${keys.at(-1) ?? ''}'`,
    };
  }
  if (issue.type === 'min_length') {
    return {
      instancePath: pointer(keys),
      message: `must NOT have fewer than ${String(issue.requirement)} characters`,
    };
  }
  const expected = issue.expected?.includes('|')
    ? 'equal to one of the allowed values'
    : (issue.expected?.toLowerCase() ?? issue.message);
  return {instancePath: pointer(keys), message: `must be ${expected}`};
}

/** What the endpoints work on. */
export interface Backend {
  readonly state: AppState;
  /** The token that a call must show; undefined where none is asked for. */
  readonly token: string | undefined;
  /** Whether the API is switched off. */
  readonly off: boolean;
  /** Whether every call fails, for those who try how their program takes it. */
  readonly failing: boolean;
  readonly info: () => AppInfo;
  readonly config: Readonly<Record<string, unknown>>;
  readonly templates: () => readonly TemplateData[];
  /**
   * Takes in what happened, and announces it.
   * @param record whether writers are kept among the listeners; default true
   */
  readonly happen: (message: Message, record?: boolean) => void;
  /** Announces what changes nothing that the app holds. */
  readonly announce: (message: Message) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Tells the person at the console. */
  readonly log: (line: string) => void;
}

/** A request whose path fits a route. */
export interface Call {
  readonly method: string;
  /** What stands in the place of `{id}` in the path. */
  readonly id: string;
  readonly query: URLSearchParams;
  /** The parsed body; `{}` when there is none. */
  readonly body: unknown;
}

export interface Route {
  /** As openapi.yaml writes it: `POST /api/comments`. */
  readonly name: string;
  /** False where a body is not even read. Default: true except for GET and DELETE. */
  readonly takesBody?: boolean;
  readonly answer: (call: Call, backend: Backend) => Answer;
}
