import type {IncomingMessage} from 'node:http';

/** The address of a request; undefined when it is not one, whatever was sent. */
export function urlOf({url = '/'}: IncomingMessage): URL | undefined {
  const address = `http://localhost${url}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}
