import {jsonText, pythonLiteral, scriptLiteral} from './literals';
import type {Method, Operation} from './definition';

/*
 * Code for a call. Own generators instead of a library (httpsnippet, snippetz): theirs neither check
 * the status nor end after a while, ask for packages to be installed, and know no OneSDK.
 */

/** A call with everything filled in. */
export interface ApiCall {
  /** The operation's, which says whether the SDK has a function for it. */
  readonly operation: string;
  readonly method: Method;
  /** `http://127.0.0.1:11180` */
  readonly origin: string;
  /** Encoded, with the query: `/api/orders/UC-shio`. */
  readonly path: string;
  /** The values of the path, before they were encoded. */
  readonly values: readonly string[];
  /** Undefined where nothing is sent. */
  readonly body?: unknown;
  /** Whether JSON comes back. */
  readonly returns: boolean;
  /** Whether what the caller wrote may name nothing, which the app answers without a word (404). */
  readonly mayMiss: boolean;
}

export const LANGUAGES = [
  {id: 'curl', label: 'curl', highlight: 'bash'},
  {id: 'fetch', label: 'ブラウザ', highlight: 'javascript'},
  {id: 'node', label: 'Node.js', highlight: 'javascript'},
  {id: 'python', label: 'Python', highlight: 'python'},
  {id: 'csharp', label: 'C#', highlight: 'csharp'},
  {id: 'onesdk', label: 'OneSDK', highlight: 'javascript'},
] as const;
export type Language = (typeof LANGUAGES)[number]['id'];

export interface Sample {
  readonly language: Language;
  readonly code: string;
}

const TIMEOUT_SECONDS = 3;
const JSON_TYPE = 'application/json';

/** A text as one word of a POSIX shell. */
const shellWord = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** An address needs quotes only where a shell would read something into it. */
const shellAddress = (url: string): string => (/^[\w:/.~%-]+$/u.test(url) ? url : shellWord(url));

const urlOf = ({origin, path}: ApiCall): string => `${origin}${path}`;

/** Lines with `await` as a classic script has them, such as the `script.js` of a template. */
export const inMain = (lines: readonly string[]): string =>
  ['async function main() {', ...lines.map((line) => `  ${line}`), '}', '', 'main();'].join('\n');

function curl(call: ApiCall): string {
  const {method, body, returns, mayMiss} = call;
  const url = shellAddress(urlOf(call));
  // Where nothing may come back, only the status tells success from failure.
  const program = returns && !mayMiss ? 'curl' : 'curl -i';
  if (method === 'GET') return `${program} ${url}`;
  if (body === undefined) return `${program} -X ${method} ${url}`;
  return [
    `${program} -X ${method} ${url} \\`,
    `  -H 'Content-Type: ${JSON_TYPE}' \\`,
    `  -d ${shellWord(jsonText(body))}`,
  ].join('\n');
}

/** The second argument of `fetch`, as lines of an object. */
function fetchOptions({method, body}: ApiCall, more: readonly string[] = []): string {
  const lines = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    ...(body === undefined
      ? []
      : [
          `headers: {'Content-Type': '${JSON_TYPE}'},`,
          `body: JSON.stringify(${scriptLiteral(body, '  ')}),`,
        ]),
    ...more,
  ];
  return lines.length === 0 ? '' : `, {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
}

function browserFetch(call: ApiCall): string {
  return [
    `const response = await fetch(${scriptLiteral(urlOf(call))}${fetchOptions(call)});`,
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);',
    call.returns ? 'console.log(await response.json());' : 'console.log(response.status);',
  ].join('\n');
}

function node(call: ApiCall): string {
  const timeout = `signal: AbortSignal.timeout(${TIMEOUT_SECONDS * 1000}),`;
  return [
    `const response = await fetch(${scriptLiteral(urlOf(call))}${fetchOptions(call, [timeout])});`,
    'const text = await response.text();',
    'if (!response.ok) {',
    '  console.error(response.status, text);',
    '  process.exit(1);',
    '}',
    call.returns ? 'console.log(JSON.parse(text));' : 'console.log(response.status);',
  ].join('\n');
}

function python(call: ApiCall): string {
  const {method, body, returns} = call;
  const url = JSON.stringify(urlOf(call));
  const isPlain = method === 'GET';
  const needsJson = returns || body !== undefined;
  const request = [
    ...(body === undefined ? [] : [`body = ${pythonLiteral(body)}`]),
    'request = urllib.request.Request(',
    `    ${url},`,
    ...(body === undefined
      ? []
      : ['    data=json.dumps(body).encode(),', `    headers={"Content-Type": "${JSON_TYPE}"},`]),
    `    method="${method}",`,
    ')',
  ];
  const open = `urllib.request.urlopen(${isPlain ? url : 'request'}, timeout=${TIMEOUT_SECONDS})`;
  return [
    ...(needsJson ? ['import json'] : []),
    'import urllib.request',
    '',
    ...(isPlain ? [] : request),
    `with ${open} as response:`,
    returns ? '    print(json.load(response))' : '    print(response.status)',
  ].join('\n');
}

function csharp(call: ApiCall): string {
  const {method, body, returns} = call;
  const name = method.charAt(0) + method.slice(1).toLowerCase();
  const print = returns ? 'await response.Content.ReadAsStringAsync()' : 'response.StatusCode';
  // JSON never has three quotes in a row, so that a raw text holds it as it is.
  const content =
    body === undefined
      ? []
      : [
          'request.Content = new StringContent(',
          '    """',
          ...JSON.stringify(body, undefined, 2)
            .split('\n')
            .map((line) => `    ${line}`),
          '    """,',
          `    Encoding.UTF8, "${JSON_TYPE}");`,
        ];
  return [
    ...(body === undefined ? [] : ['using System.Text;', '']),
    `using var http = new HttpClient { Timeout = TimeSpan.FromSeconds(${TIMEOUT_SECONDS}) };`,
    `using var request = new HttpRequestMessage(HttpMethod.${name}, "${urlOf(call)}");`,
    ...content,
    'using var response = await http.SendAsync(request);',
    'response.EnsureSuccessStatusCode();',
    `Console.WriteLine(${print});`,
  ].join('\n');
}

/** Operations that have a function in the SDK, and what it is given. */
const SDK_FUNCTIONS: Readonly<Record<string, 'nothing' | 'body' | 'value'>> = {
  getInfo: 'nothing',
  getComments: 'nothing',
  searchComments: 'body',
  getPinnedComment: 'nothing',
  getTemplates: 'nothing',
  getServices: 'nothing',
  getConfig: 'nothing',
  getOrders: 'nothing',
  completeOrder: 'value',
  cancelOrder: 'value',
  getSetList: 'nothing',
};

/** The SDK's own address needs no saying. */
const SDK_ORIGIN = 'http://127.0.0.1:11180';

/** In a template, which has loaded the SDK; undefined where the SDK has no function for the call. */
function onesdk({operation, origin, values: [value = ''], body}: ApiCall): string | undefined {
  const given = SDK_FUNCTIONS[operation];
  if (given === undefined) return undefined;
  // The SDK puts it into the address as it is.
  const id = scriptLiteral(encodeURIComponent(value));
  const argument = {nothing: '', body: scriptLiteral(body, '  '), value: id}[given];
  const {hostname, port} = new URL(origin);
  const place = origin === SDK_ORIGIN ? '' : `host: '${hostname}', port: ${port || '80'}, `;
  return inMain([
    'await OneSDK.ready();',
    `await OneSDK.setup({${place}permissions: ['comments']});`,
    `console.log(await OneSDK.${operation}(${argument}));`,
  ]);
}

/** The code of a call in each language that has a way for it. */
export function samplesOf(call: ApiCall): Sample[] {
  const codes: Readonly<Record<Language, string | undefined>> = {
    curl: curl(call),
    fetch: browserFetch(call),
    node: node(call),
    python: python(call),
    csharp: csharp(call),
    onesdk: onesdk(call),
  };
  return LANGUAGES.flatMap(({id}) => {
    const code = codes[id];
    return code === undefined ? [] : [{language: id, code}];
  });
}

/** What a call is made of, as it stands in a form. */
export interface CallInput {
  /** By name of the parameter of the path. */
  readonly path: Readonly<Record<string, string>>;
  /** Without the question mark. */
  readonly query: string;
  readonly body?: unknown;
}

/** Puts values into an operation; an empty value leaves its braces, so that a reader sees them. */
export function callOf(operation: Operation, origin: string, input: CallInput): ApiCall {
  const inPath = operation.parameters.filter(({place}) => place === 'path');
  const path = inPath.reduce((text, {name}) => {
    const value = input.path[name] ?? '';
    return value === '' ? text : text.replace(`{${name}}`, encodeURIComponent(value));
  }, operation.path);
  const query = input.query.trim().replace(/^\?/u, '');
  return {
    operation: operation.id,
    method: operation.method,
    origin,
    path: query === '' ? path : `${path}?${new URLSearchParams(query).toString()}`,
    values: inPath.map(({name}) => input.path[name] ?? ''),
    ...(operation.body !== undefined && input.body !== undefined && {body: input.body}),
    returns: operation.responses.some(
      ({status, content}) => status.startsWith('2') && content !== undefined,
    ),
    mayMiss: operation.responses.some(({status}) => status === '404'),
  };
}

/** Values for the parameters of paths in samples, as the examples of the definition have them. */
const EXAMPLE_VALUES: Readonly<Record<string, string>> = {
  'services/id': '5f0c2a1e-7d34-4c1b-9a86-2f1d0e6b3c47',
  'listeners/id': 'UC-tamago',
  'orders/id': 'UC-shio',
  // The sample plugin of the manual, which the simulator has.
  'plugins/uid': 'com.example.mask-words',
};

/** An example for each parameter of an operation's path, by name. */
export function examplePath({path, parameters}: Operation): Record<string, string> {
  const group = path.split('/')[2] ?? '';
  const names = parameters.filter(({place}) => place === 'path').map(({name}) => name);
  return Object.fromEntries(names.map((name) => [name, EXAMPLE_VALUES[`${group}/${name}`] ?? '']));
}

/** The query that the definition gives as an example, as one would type it. */
export const exampleQuery = ({parameters}: Operation): string =>
  parameters
    .flatMap(({example = {}}) => Object.entries(example))
    .map((pair) => pair.join('='))
    .join('&');

/** The call of an operation's samples. */
export function exampleCall(operation: Operation, origin: string): ApiCall {
  return callOf(operation, origin, {
    path: examplePath(operation),
    query: exampleQuery(operation),
    body: operation.body?.example,
  });
}
