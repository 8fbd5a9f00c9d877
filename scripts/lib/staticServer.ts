import {statSync, readFileSync} from 'node:fs';
import {open, readFile} from 'node:fs/promises';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import {pipeline} from 'node:stream/promises';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import * as v from 'valibot';
import {resolveRequest} from '../../plugins/hosting/resolveRequest';
import {RulesSchema, type Rules} from '../../plugins/hosting/rules';
import {isLoopbackHost} from '@komebiyori/lib/isLoopbackHost';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const ENCODINGS = [
  {token: 'br', extension: '.br'},
  {token: 'gzip', extension: '.gz'},
] as const;

const COMPRESSIBLE = /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml)$/u;
/** Takes a few milliseconds a file, for a tenth more bytes than `npm run compress`. */
const BROTLI = {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: 5}};
const brotli = promisify(zlib.brotliCompress);

interface Site {
  readonly rules: Rules;
  readonly root: string;
  readonly compresses: boolean;
  readonly local: boolean;
  readonly compressed: Map<string, Compressed>;
}

/** A file as it was compressed once, for all who ask for it. */
interface Compressed {
  readonly etag: string;
  readonly body: Promise<Buffer>;
}

/** A page of the web whose name leads here (DNS rebinding) has another name than this computer. */
const namesThisComputer = (host: string): boolean => isLoopbackHost(host.replace(/:\d+$/u, ''));

interface ServerOptions {
  /** Whether a file without a compressed one beside it is compressed when it is asked for. */
  readonly compresses?: boolean;
  /** Whether only requests that name this computer are answered. */
  readonly local?: boolean;
}

/**
 * A server that answers as a host following `_hosting/rules.json` does: the same headers,
 * redirects and status codes, and compressed files where they lie beside the original.
 * @throws Error when the folder holds no built site.
 */
export function createStaticServer(
  buildDir: string,
  {compresses = false, local = false}: ServerOptions = {},
): Server {
  const compressed = new Map<string, Compressed>();
  const site = {rules: readRules(buildDir), root: buildDir, compresses, local, compressed};
  return createServer((request, response) => {
    answer(site, request, response).catch(() => {
      // A file that cannot be opened, or somebody who went away: the others are answered.
      if (response.headersSent) response.destroy();
      else response.writeHead(500, {'Content-Type': 'text/plain'}).end('Cannot be read\n');
    });
  });
}

function readRules(buildDir: string): Rules {
  const file = path.join(buildDir, '_hosting', 'rules.json');
  try {
    return v.parse(RulesSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const remedy =
      path.basename(buildDir) === 'build-fixture' ? 'npm test -- fixture' : 'npm run build';
    throw new Error(`No built site in ${buildDir}: run "${remedy}" first.`, {cause: error});
  }
}

/** What cannot be a file, as a name of 300 letters, is none. */
function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

async function answer(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const {rules, root} = site;
  if (site.local && !namesThisComputer(request.headers.host ?? '')) {
    response.writeHead(403, {'Content-Type': 'text/plain'}).end('Ask for http://localhost.\n');
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, {Allow: 'GET, HEAD', ...rules.headers.everywhere}).end();
    return;
  }
  const [pathname = '/', query] = (request.url ?? '/').split(/\?(.*)/su);
  const search = query === undefined ? '' : `?${query}`;
  const result = resolveRequest(rules, pathname, search, (file) => isFile(path.join(root, file)));
  if (result.kind === 'redirect') {
    response
      .writeHead(result.status, {Location: result.location, ...rules.headers.everywhere})
      .end();
    return;
  }
  if (result.kind === 'missing') {
    response.writeHead(404, {'Content-Type': 'text/plain', ...result.headers}).end('Not found\n');
    return;
  }
  const {file, status, headers} = result;
  await sendFile(site, {file: path.join(root, file), status, headers}, request, response);
}

interface Answer {
  readonly file: string;
  readonly status: number;
  readonly headers: Record<string, string>;
}

async function sendFile(
  site: Site,
  {file, status, headers: ruleHeaders}: Answer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const {size, mtimeMs} = statSync(file);
  const etag = `"${size.toString(16)}-${Math.round(mtimeMs).toString(16)}"`;
  const headers: Record<string, string> = {
    'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...ruleHeaders,
  };
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const accepted = (request.headers['accept-encoding'] ?? '').split(',').map((one) => one.trim());
  const encoding = ENCODINGS.find(
    ({token, extension}) =>
      accepted.some((value) => value.startsWith(token)) && isFile(file + extension),
  );
  const isCompressed = site.compresses && encoding === undefined && accepted.includes('br');
  if (isCompressed && request.method !== 'HEAD' && COMPRESSIBLE.test(file)) {
    const body = await compressOnce(site, file, etag);
    response.writeHead(status, {...headers, 'Content-Encoding': 'br'}).end(body);
    return;
  }
  const body = encoding === undefined ? file : file + encoding.extension;
  if (encoding !== undefined) headers['Content-Encoding'] = encoding.token;
  headers['Content-Length'] = String(statSync(body).size);
  if (request.method === 'HEAD') {
    response.writeHead(status, headers).end();
    return;
  }
  const handle = await open(body);
  response.writeHead(status, headers);
  // Closes the file also when somebody goes away before its end.
  await pipeline(handle.createReadStream(), response);
}

function compressOnce({compressed}: Site, file: string, etag: string): Promise<Buffer> {
  const known = compressed.get(file);
  if (known?.etag === etag) return known.body;
  const body = readFile(file).then((bytes) => brotli(bytes, BROTLI));
  compressed.set(file, {etag, body});
  body.catch(() => compressed.delete(file));
  return body;
}
