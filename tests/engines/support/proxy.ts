import {once} from 'node:events';
import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type {AddressInfo} from 'node:net';
import {LOCAL_ACCOUNTS} from '../../../config/localAccounts';
import {installInPage} from './inPage';

/** Where the proxy has its own script, in the page's own origin, because the policy asks for it. */
const SCRIPT = '/engines.js';
const TAG = `<script src="${SCRIPT}"></script>`;

interface Ports {
  readonly site: number;
  readonly accounts: number;
}

/** What the proxy lets through; while it is cut, nothing but its own script. */
export interface Network {
  isCut: boolean;
}

/**
 * What a browser reaches the world through: the site, with a script of ours in every page, and the
 * embedded backend, which the built pages know by another port than it has here. Nothing else.
 */
export async function startProxy(
  {site, accounts}: Ports,
  network: Readonly<Network>,
): Promise<Server & {port: number}> {
  const origin = `http://localhost:${site}`;
  const server = createServer((incoming, response) => {
    const url = new URL(incoming.url ?? '/', origin);
    if (url.origin === origin && url.pathname === SCRIPT) {
      response.writeHead(200, {'Content-Type': 'text/javascript'});
      response.end(`(${String(installInPage)})();`);
    } else if (network.isCut) {
      incoming.socket.destroy();
    } else if (url.origin === LOCAL_ACCOUNTS.url) {
      url.port = String(accounts);
      pass(incoming, response, url);
    } else if (url.origin !== origin) {
      response.writeHead(502).end();
    } else {
      pass(incoming, response, url);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(server, {port: (server.address() as AddressInfo).port});
}

/** Passes a request on, and its answer back; pages get the script. */
function pass(incoming: IncomingMessage, response: ServerResponse, url: URL): void {
  const headers = {...incoming.headers};
  delete headers['accept-encoding'];
  const isPage = headers['sec-fetch-dest'] === 'document' || headers.accept?.includes('text/html');
  if (isPage === true) delete headers['if-none-match'];
  const outgoing = request(url, {method: incoming.method, headers}, (answer) => {
    const {statusCode = 502, headers: given} = answer;
    // The frame of previews has a policy of its own, which lets no further script in.
    const letsIn = String(given['content-security-policy']).includes(`script-src 'self'`);
    if (isPage !== true || !letsIn) {
      response.writeHead(statusCode, given);
      answer.pipe(response);
      return;
    }
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      delete given['content-length'];
      response.writeHead(statusCode, given);
      response.end(
        Buffer.concat(chunks)
          .toString()
          .replace(/<head>/u, `<head>${TAG}`),
      );
    });
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}
