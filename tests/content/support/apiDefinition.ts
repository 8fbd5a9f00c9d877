import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createConfig, lintFromString, type RawUniversalConfig} from '@redocly/openapi-core';
import * as v from 'valibot';
import {parse, stringify} from 'yaml';

const Tree = v.record(v.string(), v.unknown());
type Tree = v.InferOutput<typeof Tree>;

const METHODS = ['get', 'post', 'put', 'delete'];

/** A value of a page or of a definition that must be valid against a schema. */
export interface Example {
  /** Where it stands, for the report. */
  readonly name: string;
  readonly schema: unknown;
  readonly value: unknown;
}

/** The text of a definition that the site offers for download. */
export function readDefinition(name: 'openapi' | 'asyncapi'): string {
  return readFileSync(
    path.join(__dirname, '..', '..', '..', 'static', 'developer', `${name}.yaml`),
    'utf8',
  );
}

/** Everything the linter has to say about a definition, whatever its severity. */
export async function lintDefinition(
  source: string,
  config: RawUniversalConfig,
): Promise<readonly {readonly pointer: string; readonly text: string}[]> {
  const problems = await lintFromString({source, config: await createConfig(config)});
  return problems.map(({ruleId, message, location}) => {
    const pointer = location[0]?.pointer ?? '#';
    return {pointer, text: `${pointer} ${ruleId}: ${message}`};
  });
}

/**
 * Examples that do not fit their schemas. The linter checks the examples of an OpenAPI document
 * alone, and does so well; so each example becomes the body of a request of one made for it.
 */
export async function misfits(source: string, examples: readonly Example[]): Promise<string[]> {
  const document = {
    openapi: '3.1.0',
    info: {title: 'examples', version: '1'},
    paths: Object.fromEntries(
      examples.map(({schema, value}, index) => [
        `/${index}`,
        {post: {requestBody: {content: {'application/json': {schema, example: value}}}}},
      ]),
    ),
    components: {schemas: at(parseTree(source), 'components', 'schemas')},
  };
  const problems = await lintDefinition(stringify(document, {aliasDuplicateObjects: false}), {
    rules: {
      'no-unresolved-refs': 'error',
      'no-invalid-media-type-examples': {severity: 'error', allowAdditionalProperties: false},
    },
  });
  return problems.map(({pointer, text}) => {
    const index = /^#\/paths\/~1(?<index>\d+)\//u.exec(pointer)?.groups?.['index'];
    return `${examples[Number(index)]?.name ?? 'shared'}: ${text}`;
  });
}

/** `GET /api/info` and so on, each with the schemas of what is sent and of what comes back. */
export function endpointsOf(
  source: string,
): Map<string, {readonly sent: unknown; readonly returned: unknown}> {
  const root = parseTree(source);
  return new Map(
    [...operationsOf(root)].map(([name, operation]) => [
      name,
      {
        sent: schemaOf(root, operation['requestBody']),
        returned: schemaOf(root, at(operation, 'responses')['200']),
      },
    ]),
  );
}

/** The statuses other than 200 of every endpoint, each with the schema of its body if it has one. */
export function errorsOf(source: string): Map<string, ReadonlyMap<string, unknown>> {
  const root = parseTree(source);
  return new Map(
    [...operationsOf(root)].map(([name, operation]) => {
      const answers = Object.entries(at(operation, 'responses'));
      const errors = answers.filter(([status]) => status !== '200');
      return [name, new Map(errors.map(([status, part]) => [status, schemaOf(root, part)]))];
    }),
  );
}

/** The schema of the JSON that a named response carries. */
export function responseSchema(source: string, name: string): unknown {
  const root = parseTree(source);
  return schemaOf(root, at(root, 'components', 'responses')[name]);
}

/** The types of messages, each with the schema of its payload and its own examples. */
export function messagesOf(
  source: string,
): Map<string, {readonly schema: unknown; readonly examples: readonly unknown[]}> {
  return new Map(
    Object.values(at(parseTree(source), 'components', 'messages')).map((value) => {
      const {name, payload, examples} = v.parse(
        v.object({
          name: v.string(),
          payload: Tree,
          examples: v.array(v.object({payload: v.unknown()})),
        }),
        value,
      );
      return [name, {schema: payload, examples: examples.map((example) => example.payload)}];
    }),
  );
}

/** The schemas that a definition shares among its parts, by name. */
export function sharedSchemas(source: string): Tree {
  return at(parseTree(source), 'components', 'schemas');
}

function operationsOf(root: Tree): Map<string, Tree> {
  return new Map(
    Object.entries(at(root, 'paths')).flatMap(([address, item]) =>
      METHODS.filter((method) => method in toTree(item)).map(
        (method) => [`${method.toUpperCase()} ${address}`, at(item, method)] as const,
      ),
    ),
  );
}

function schemaOf(root: Tree, part: unknown): unknown {
  const content = toTree(resolve(root, part))['content'];
  return content === undefined ? undefined : at(content, 'application/json')['schema'];
}

function resolve(root: Tree, part: unknown): unknown {
  const reference = part === undefined ? {} : toTree(part);
  const {$ref} = reference;
  return typeof $ref === 'string' ? at(root, ...$ref.slice('#/'.length).split('/')) : reference;
}

function at(value: unknown, ...steps: readonly string[]): Tree {
  return steps.reduce((tree, step) => toTree(tree[step]), toTree(value));
}

function toTree(value: unknown): Tree {
  return v.parse(Tree, value);
}

function parseTree(source: string): Tree {
  return toTree(parse(source));
}
