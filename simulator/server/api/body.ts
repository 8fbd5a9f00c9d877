import type {IncomingMessage} from 'node:http';
import * as v from 'valibot';
import {badRequest, type Answer, type Fault} from './respond';

/** Larger bodies are refused with 413. */
export const MAX_BODY = 1024 * 1024;

type Read = {readonly value: unknown} | {readonly refused: Answer};

/** The JSON of a request. As at the app, a body without its content type counts as none. */
export async function readJson(request: IncomingMessage): Promise<Read> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // The rest is read and dropped, so that the answer arrives.
    if (size <= MAX_BODY) chunks.push(chunk);
  }
  if (size > MAX_BODY) return {refused: {status: 413}};
  if (!/^application\/json\b/iu.test(request.headers['content-type'] ?? '')) return {value: {}};
  try {
    return {value: JSON.parse(Buffer.concat(chunks).toString('utf8'))};
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
  const expected = issue.expected?.includes('|')
    ? 'equal to one of the allowed values'
    : (issue.expected ?? issue.message).toLowerCase();
  return {instancePath: pointer(keys), message: `must be ${expected}`};
}
