import type {IncomingMessage} from 'node:http';
import {jsonOf, MAX_BODY, TOO_LARGE, type Read} from '../app';

/** The address of a request; undefined when it is not one, whatever was sent. */
export function urlOf({url = '/'}: IncomingMessage): URL | undefined {
  const address = `http://localhost${url}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}

/** The JSON of a request, or the answer that refuses it. */
export async function readJson(request: IncomingMessage): Promise<Read> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // The rest is read and dropped, so that the answer arrives.
    if (size <= MAX_BODY) chunks.push(chunk);
  }
  if (size > MAX_BODY) return TOO_LARGE;
  return jsonOf(request.headers['content-type'], Buffer.concat(chunks).toString('utf8'));
}
