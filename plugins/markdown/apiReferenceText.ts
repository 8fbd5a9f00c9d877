import {
  choicesOf,
  type Content,
  type HttpApi,
  type JsonSchema,
  type Operation,
  type SharedSchemas,
  type SocketApi,
  type SocketMessage,
} from '../../src/lib/apiReference/definition';
import {effectOf} from '../../src/lib/apiReference/effects';
import {basesOf, fieldRows, wholeType} from '../../src/lib/apiReference/fields';
import {exampleCall, LANGUAGES, samplesOf, type Sample} from '../../src/lib/apiReference/samples';
import {socketSamples} from '../../src/lib/apiReference/socketSamples';

/*
 * The reference as the MDX that a person would write, so that headings, tables and code become what
 * they are on every page of the manual.
 */

const ORIGIN = 'http://127.0.0.1:11180';
const SOCKET = 'ws://127.0.0.1:11180/sub';

/** Text of a definition, in which only code is Markdown. */
const prose = (text: string): string =>
  text
    .trim()
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(/[{}<>|*_[\]]/gu, '\\$&') : part))
    .join('`')
    .replaceAll('\n', '');

const fence = (language: string, code: string, title = ''): string =>
  `\`\`\`${language}${title === '' ? '' : ` title="${title}"`}\n${code}\n\`\`\``;

const json = (value: unknown, title = ''): string =>
  fence('json', JSON.stringify(value, undefined, 2), title);

/** The anchor of a heading, as the manual's own pages have them: `post-api-comments`. */
const anchorOf = (name: string): string =>
  name
    .replaceAll(/[A-Z]+(?=[A-Z][a-z]|$|[ ])|[A-Z]/gu, (letters) => `-${letters.toLowerCase()}`)
    .replaceAll(/[^a-z\d]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

const schemaAnchor = (name: string): string => `schema-${name}`;

/** A type, leading to the shared schema that it names. */
function typeCell(type: string, shared: string | undefined): string {
  if (shared === undefined) return type;
  return type.replace(`\`${shared}\``, `[\`${shared}\`](#${schemaAnchor(shared)})`);
}

function fieldTable(schema: JsonSchema): string {
  const rows = fieldRows(schema);
  if (rows.length === 0) return '';
  const lines = rows.map(({path, type, shared, isRequired, description, initial}) => {
    const start = initial === undefined ? '' : `（初期値 \`${initial}\`）`;
    return `| \`${path}\` | ${typeCell(type, shared)} | ${isRequired ? '必須' : '任意'} | ${prose(description) || '―'}${start} |`;
  });
  return ['| 項目 | 型 | 必須 | 意味 |', '| --- | --- | --- | --- |', ...lines].join('\n');
}

/** Something that is opened to be read. */
const details = (title: string, body: string): string =>
  `<ApiDetails title="${title}">\n\n${body}\n\n</ApiDetails>`;

/** What is sent or returned: its type, its fields and an example. */
function contentParts({schema, example}: Content, title: string, meaning = ''): string[] {
  const {type, shared} = wholeType(schema);
  const words = prose(schema.description ?? meaning);
  const base = words === '' ? '' : `（${words}）`;
  const table = fieldTable(schema);
  return [
    `${title}：${typeCell(type, shared)}${base}`,
    ...(table === '' ? [] : [table]),
    ...(example === undefined ? [] : [details(`${title}の例`, json(example))]),
  ];
}

function samples(id: string, all: readonly Sample[]): string {
  const panels = all.map(({language, code}) => {
    const {label, highlight} = LANGUAGES.find((one) => one.id === language) ?? LANGUAGES[0];
    return `<ApiSample language="${language}">\n\n${fence(highlight, code, label)}\n\n</ApiSample>`;
  });
  const languages = all.map(({language}) => language).join(' ');
  return `<ApiSamples id="${id}" languages="${languages}">\n\n${panels.join('\n\n')}\n\n</ApiSamples>`;
}

const MEANINGS: Readonly<Record<string, string>> = {
  '401': '認証用のヘッダーを付けずに呼ぶか、設定 → APIのトークンを貼り直します',
  '403': '設定 → APIで「HTTP APIを使う」をオンにし、別の端末から呼ぶときは「許可ホスト」に書きます',
  '404': 'パスとIDのつづりを確かめます',
  '413': '小さく分けて送ります',
  '400': '`instancePath`の項目を直します。空のときは、全体の形と`Content-Type`を確かめます',
};

/** Calls other than GET, PUT and searches that do no harm when they arrive twice, and those that show. */
const RETRY: Readonly<Record<string, string>> = {
  postComment: '同じ`comment.id`で、間を空けて2〜3回まで呼び直します',
  postTestComment: '自動では呼び直しません。同じコメントをもう一度出すことがあります',
  speak: '自動では呼び直しません。同じ文を2回読み上げることがあります',
  postReactions: '自動では呼び直しません。同じ演出をもう一度出すことがあります',
};

/** What to do after the app failed, of whose work nobody knows how far it came. */
function retryOf(operation: Operation): string {
  const {id, method} = operation;
  if (RETRY[id] !== undefined) return RETRY[id];
  return method === 'PUT' || effectOf(operation) === undefined
    ? '間を空けて、2〜3回まで呼び直します'
    : '済んでいることもあるため、今の状態を確かめてから呼び直します';
}

function errorTable(operation: Operation): string {
  const {responses} = operation;
  const rows = responses
    .filter(({status}) => !status.startsWith('2'))
    .map(({status, description, content}) => {
      const body = content === undefined ? '空' : typeCell(...typePair(content.schema));
      const words = prose(description.replace(/。レスポンスは空です$/u, ''));
      const remedy = status === '5XX' ? retryOf(operation) : (MEANINGS[status] ?? '―');
      return `| ${status} | ${words} | ${body} | ${remedy} |`;
    });
  return ['| 応答 | 意味 | 中身 | すること |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function typePair(schema: JsonSchema): [type: string, shared: string | undefined] {
  const {type, shared} = wholeType(schema);
  return [type, shared];
}

function operationParts(operation: Operation): string[] {
  const {id, method, path, summary, description, parameters, body, responses} = operation;
  const name = `${method} ${path}`;
  const effect = effectOf(operation);
  const success = responses.find(({status}) => status.startsWith('2'));
  const parameterRows = parameters.map(
    (one) =>
      `| \`${one.name}\` | ${one.place === 'path' ? 'パス' : 'クエリ'} | ${wholeType(one.schema).type} | ${one.isRequired ? '必須' : '任意'} | ${prose(one.description)} |`,
  );
  return [
    `### \`${name}\` {/* #${anchorOf(name)} */}`,
    `**${prose(summary)}**`,
    ...(description === '' ? [] : [prose(description)]),
    ...(effect === undefined ? [] : [`呼んだときの動き：${prose(effect.text)}`]),
    `<TryOperation id="${id}" />`,
    ...(parameters.length === 0
      ? []
      : [
          [
            '| パラメーター | 場所 | 型 | 必須 | 意味 |',
            '| --- | --- | --- | --- | --- |',
            ...parameterRows,
          ].join('\n'),
        ]),
    ...(body === undefined ? [] : contentParts(body, 'リクエストボディ')),
    ...(success?.content === undefined
      ? ['レスポンス：なし（200だけが返ります）']
      : contentParts(success.content, 'レスポンス', success.description)),
    samples(anchorOf(name), samplesOf(exampleCall(operation, ORIGIN))),
    details('エラーと中身', errorTable(operation)),
  ];
}

/** All shared schemas, each opened to be read, so that types lead to them. */
function schemaParts(schemas: SharedSchemas): string[] {
  return Object.entries(schemas).map(([name, schema]) => {
    const bases = basesOf(schema).map(
      (base) => `${typeCell(`\`${base}\``, base)}の項目に、次の項目が加わります。`,
    );
    const values = schema.enum?.map((value) => `\`${String(value)}\``).join('、') ?? '';
    const choices = choicesOf(schema).length === 0 ? '' : `形：${typeCell(...typePair(schema))}`;
    const body = [
      prose(schema.description ?? ''),
      ...bases,
      choices,
      values === '' ? '' : `値：${values}`,
      fieldTable(schema),
      schema.examples?.[0] === undefined ? '' : json(schema.examples[0], `${name}の例`),
    ].filter((part) => part !== '');
    return `<ApiSchema id="${schemaAnchor(name)}" name="${name}">\n\n${body.join('\n\n')}\n\n</ApiSchema>`;
  });
}

/** The operations of the HTTP API, and the schemas that they share. */
export function httpReference({tags, operations, schemas}: HttpApi): string {
  const groups = tags.flatMap(({name, description}) => {
    const own = operations.filter(({tag}) => tag === name);
    return own.length === 0 ? [] : [`## ${description}`, ...own.flatMap(operationParts)];
  });
  return [...groups, '## データの形', ...schemaParts(schemas)].join('\n\n');
}

function messageParts({name, summary, payload, example}: SocketMessage): string[] {
  const data = payload.properties?.['data'];
  const type = data === undefined ? 'なし' : typeCell(...typePair(data));
  const words = data?.description === undefined ? '' : `。${prose(data.description)}`;
  return [
    `### \`${name}\` {/* #${anchorOf(name)} */}`,
    `**${prose(summary)}**に届きます。`,
    `\`data\`の型：${type}${words}`,
    ...(data === undefined || fieldRows(data).length === 0 ? [] : [fieldTable(data)]),
    details('メッセージの例', json(example)),
  ];
}

/** Code that connects, in each language. */
export function connectSamples(): string {
  const types = ['comments', 'deleted', 'clear'];
  return samples('connect', socketSamples(`${SOCKET}?p=${types.join(',')}`, types));
}

/** The messages of the WebSocket, and the schemas that they share. */
export function socketReference({messages, schemas}: SocketApi): string {
  return [
    '## 届くメッセージ',
    ...messages.flatMap(messageParts),
    '## データの形',
    ...schemaParts(schemas),
  ].join('\n\n');
}
