import * as v from 'valibot';
import {badRequest, type Answer, type Fault} from './respond';

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
