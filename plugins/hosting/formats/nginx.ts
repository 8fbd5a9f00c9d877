import type {Redirect, Rules} from '../rules';

const header = ([name, value]: [string, string]): string =>
  `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`;

/** nginx sets the type of a file itself; a second one by add_header would be sent beside it. */
function fileLocation(
  file: string,
  own: Record<string, string>,
  everywhere: Record<string, string>,
): string {
  const {'Content-Type': type, ...rest} = own;
  const lines = Object.entries({...everywhere, ...rest}).map(header);
  const plain = type?.split(';')[0];
  if (plain !== undefined) {
    lines.push('types { }', `default_type ${plain};`);
    // By itself it is told of few types only.
    if (type?.includes('charset=') === true) lines.push(`charset_types ${plain};`);
  }
  const block = (path: string, ...more: string[]): string =>
    `location = ${path} {\n  ${[...lines, ...more].join('\n  ')}\n}`;
  // A page is asked for without its ending, and an exact location is the only one that is looked at.
  if (!file.endsWith('.html')) return block(file);
  return `${block(file)}\n${block(file.replace(/\.html$/u, ''), `try_files ${file} =404;`)}`;
}

/** Without `try_files` nginx answers 403 for the folder itself. */
const folderLocation = (folder: string, own: Record<string, string>): string =>
  `location ^~ ${folder} {\n  ${[...Object.entries(own).map(header), 'try_files $uri =404;'].join('\n  ')}\n}`;

function location({from, to, status}: Redirect): string {
  if (status === 200) return `location = ${from} { rewrite ^ ${to} last; }`;
  if (!from.endsWith('/*')) {
    // With and without a slash: stripping it first would cost a second redirect.
    const answer = `{ return ${status} ${to}$is_args$args; }`;
    if (from === '/') return `location = / ${answer}`;
    return `location = ${from} ${answer}\nlocation = ${from}/ ${answer}`;
  }
  const prefix = from.slice(0, -1);
  return `location ^~ ${prefix} { rewrite ^${prefix.replaceAll('.', '\\.')}(.*)$ ${to.replace(':splat', '$1')} ${status === 301 ? 'permanent' : 'redirect'}; }`;
}

/**
 * A snippet for an nginx `server` block whose `root` is the build folder. `rewrite … permanent`
 * and `$is_args$args` keep the query. Headers are repeated in each location because nginx does not
 * inherit add_header into a location that has its own.
 */
export function nginxConfig({headers, redirects}: Rules): string {
  const lines = (...groups: Record<string, string>[]): string =>
    groups.flatMap((group) => Object.entries(group).map(header)).join('\n  ');
  return `# Include inside a server block:  root /path/to/build;
# For redirects; a location that has headers of its own gets none of these.
${lines(headers.everywhere).replaceAll('\n  ', '\n')}
charset utf-8;
gzip_static on;
# Or a cache in front of nginx gives one visitor's encoding to all.
gzip_vary on;
# Behind a proxy that ends TLS, whole addresses would be of http and of nginx's own port.
absolute_redirect off;
# With the brotli module:  brotli_static on;
error_page 404 /404.html;
location = /_headers { return 404; }
location = /_redirects { return 404; }
location ^~ /_hosting/ { return 404; }
${redirects.map(location).join('\n')}
${Object.entries(headers.files)
  .map(([file, own]) => fileLocation(file, own, {...headers.everywhere, ...headers.pages}))
  .join('\n')}
${folderLocation('/assets/', {...headers.everywhere, ...headers.assets})}
${Object.entries(headers.folders)
  .map(([folder, own]) => folderLocation(folder, {...headers.everywhere, ...headers.pages, ...own}))
  .join('\n')}
# Its list of types has no Markdown, and tells the charset of few types.
location ~ \\.md$ {
  ${lines(headers.everywhere, headers.pages)}
  types { text/markdown md; }
  charset_types text/markdown;
}
location / {
  ${lines(headers.everywhere, headers.pages)}
  rewrite ^((?:/[^\\x5c/]+)+)/$ $1 permanent;
  try_files $uri $uri.html $uri/index.html =404;
}
`;
}
