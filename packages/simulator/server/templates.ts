import {
  closeSync,
  createReadStream,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {pipeline} from 'node:stream';
import * as v from 'valibot';
import type {TemplateData} from '@onecomme.com/onesdk/types/Template';

const PAGE = 'index.html';

/** A template on disk. */
export interface TemplateFolder {
  readonly name: string;
  readonly folder: string;
  readonly preset: boolean;
}

const Meta = v.object({
  name: v.exactOptional(v.string()),
  author: v.exactOptional(v.string()),
  description: v.exactOptional(v.string()),
  link: v.exactOptional(v.string()),
  width: v.exactOptional(v.number()),
  height: v.exactOptional(v.number()),
});

/** Where the app keeps added templates: below `templates`, and below its data folder. */
const BELOW = ['custom', path.join('templates', 'custom')];

/**
 * The templates in a folder: the folder itself if it holds an `index.html`, else those of its
 * folders that do, and of the folders that the app puts added templates into. Read anew each time, so
 * that what is added appears.
 */
export function templatesIn(folder: string, preset: boolean): TemplateFolder[] {
  if (existsSync(path.join(folder, PAGE))) {
    return [{name: path.basename(path.resolve(folder)), folder, preset}];
  }
  const below = preset ? [] : BELOW.map((name) => path.join(folder, name));
  return [folder, ...below].flatMap((place) => listed(place, preset));
}

/** The folders of a folder that are templates. */
function listed(folder: string, preset: boolean): TemplateFolder[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return [];
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, PAGE)))
    .map(({name}) => ({name, folder: path.join(folder, name), preset}))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * A template as the app lists it.
 * @param base where templates are served: `http://localhost:11180/templates`
 */
export function describeTemplate(
  {name, folder, preset}: TemplateFolder,
  base: string,
): TemplateData {
  const url = `${base}/${preset ? '' : 'custom/'}${encodeURIComponent(name)}`;
  return {
    id: name,
    path: path.resolve(folder),
    url: `${url}/${PAGE}`,
    preset,
    pro: false,
    ...readMeta(folder, name),
    ...(existsSync(path.join(folder, 'thumb.png')) && {
      thumb: `${url}/thumb.png`,
    }),
  };
}

/** What template.json says; a broken one is as good as none, as in the app. */
function readMeta(folder: string, name: string): v.InferOutput<typeof Meta> & {name: string} {
  try {
    const text = readFileSync(path.join(folder, 'template.json'), 'utf8');
    return {name, ...v.parse(Meta, JSON.parse(text))};
  } catch {
    return {name};
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
};
/** The folder of parts that templates share, beside them wherever they are. */
const SHARED = '__origin';
/** The folder of the templates that the user added; those of the app lie beside it. */
const ADDED = 'custom';
/** The file that `../__origin/js/onesdk.js` is in the app: the package's own bundle for browsers. */
const SDK = require.resolve('@onecomme.com/onesdk/onesdk.js');

/**
 * The file that a path under `/templates/`, as it was asked for, stands for; undefined when there is
 * none, when it would lie outside of its template, or when a query follows that only pages may have.
 * The folders are those of the manual's tree: the app's templates directly in `templates`, added ones
 * in `custom`, and the SDK in both.
 */
export function fileOf(address: string, templates: readonly TemplateFolder[]): string | undefined {
  const parts = decode(address);
  if (parts === undefined) return undefined;
  // As in the app, which looks for a file with that name; `style.css?v=1` is none.
  if (hasIdleQuery(address)) return undefined;
  const preset = parts[0] !== ADDED;
  const [name, ...rest] = preset ? parts : parts.slice(1);
  if (name === SHARED) return rest.join('/') === 'js/onesdk.js' ? SDK : undefined;
  const template = templates.find((one) => one.name === name && one.preset === preset);
  return template && inside(template.folder, rest);
}

/** Whether a query follows a path that is no page's. */
export function hasIdleQuery(address: string): boolean {
  const [below = '', query] = address.split('?', 2);
  return query !== undefined && !/(?:\/|\.html?)$/iu.test(below);
}

/**
 * Sends a file of a template, or 404. One that cannot be read (another program holds it) is told and
 * never ends the program.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string | undefined,
  tell: (fault: unknown) => void,
): void {
  response.setHeader('Cache-Control', 'no-store');
  if (file === undefined || !['GET', 'HEAD'].includes(request.method ?? '')) {
    response.writeHead(404).end();
    return;
  }
  let handle: number;
  try {
    handle = openSync(file, 'r');
  } catch (error) {
    tell(error);
    response.writeHead(404).end();
    return;
  }
  const type = TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
  response.writeHead(200, {'Content-Type': type, 'Content-Length': fstatSync(handle).size});
  if (request.method === 'HEAD') {
    closeSync(handle);
    response.end();
  } else {
    pipeline(createReadStream(file, {fd: handle}), response, (error) => {
      // A visitor who leaves before the end is no fault.
      if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') tell(error);
    });
  }
}

/** The parts of a path below `/templates/`; undefined when one could lead elsewhere. */
function decode(address: string): string[] | undefined {
  const below = /^\/templates\/(?<path>[^?#]+)/u.exec(address)?.groups?.['path'];
  if (below === undefined) return undefined;
  try {
    const parts = below.split('/').map(decodeURIComponent);
    return parts.some((part) => part === '..' || part === '.' || /[/\\\0]/u.test(part))
      ? undefined
      : parts;
  } catch {
    return undefined;
  }
}

function inside(folder: string, parts: readonly string[]): string | undefined {
  // Without the slash at its end, a page's own files would be looked for one folder too high.
  if (parts.length === 0) return undefined;
  try {
    const root = realpathSync(folder);
    // A link may lead out of the folder; where it ends decides.
    const file = realpathSync(path.join(root, ...(parts.join('') === '' ? [PAGE] : parts)));
    const isInside = file.startsWith(root + path.sep);
    return isInside && statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}
