import * as v from 'valibot';

/*
 * The definitions of the app's interfaces (static/developer/*.yaml), read once at build into the few
 * things that the reference, its samples and the consoles need. tests/content holds the files to the
 * specifications of OpenAPI and AsyncAPI; here only the form is checked.
 */

/** JSON Schema 2020-12, as far as the definitions use it. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly enum?: readonly (string | number)[];
  readonly const?: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
}

const Schema: v.GenericSchema<unknown, JsonSchema> = v.looseObject({
  $ref: v.exactOptional(v.string()),
  type: v.exactOptional(v.union([v.string(), v.array(v.string())])),
  description: v.exactOptional(v.string()),
  properties: v.exactOptional(
    v.record(
      v.string(),
      v.lazy(() => Schema),
    ),
  ),
  required: v.exactOptional(v.array(v.string())),
  items: v.exactOptional(v.lazy(() => Schema)),
  additionalProperties: v.exactOptional(
    v.union([v.boolean(), v.lazy((): typeof Schema => Schema)]),
  ),
  enum: v.exactOptional(v.array(v.union([v.string(), v.number()]))),
  const: v.exactOptional(v.string()),
  default: v.exactOptional(v.unknown()),
  examples: v.exactOptional(v.array(v.unknown())),
  oneOf: v.exactOptional(v.array(v.lazy(() => Schema))),
  anyOf: v.exactOptional(v.array(v.lazy(() => Schema))),
  allOf: v.exactOptional(v.array(v.lazy(() => Schema))),
});

/** Schemas that several places name, by name. */
export type SharedSchemas = Readonly<Record<string, JsonSchema>>;

const Shared = v.record(v.string(), Schema);
const text = v.optional(v.string(), '');

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

interface Parameter {
  readonly name: string;
  readonly place: 'path' | 'query';
  readonly isRequired: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
  /** What a query says, by name; undefined where the definition has no example. */
  readonly example?: Readonly<Record<string, string>>;
}

/** JSON that is sent or returned. */
export interface Content {
  readonly schema: JsonSchema;
  /** Undefined where the definition has none. */
  readonly example?: unknown;
}

interface ApiResponse {
  /** `200`, `404` or `5XX`. */
  readonly status: string;
  readonly description: string;
  /** Undefined where nothing is returned. */
  readonly content?: Content;
}

/** One call of the HTTP API. */
export interface Operation {
  readonly id: string;
  readonly method: Method;
  /** With its parameters in braces: `/api/orders/{id}`. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  /** Undefined where nothing is sent. */
  readonly body?: Content;
  readonly responses: readonly ApiResponse[];
}

export interface HttpApi {
  /** What operations are grouped by, in order. */
  readonly tags: readonly {readonly name: string; readonly description: string}[];
  readonly operations: readonly Operation[];
  readonly schemas: SharedSchemas;
}

const ParameterPart = v.object({
  name: v.string(),
  in: v.picklist(['path', 'query']),
  required: v.optional(v.boolean(), false),
  description: text,
  schema: Schema,
  example: v.exactOptional(v.record(v.string(), v.string())),
});
const ContentPart = v.object({
  description: text,
  content: v.optional(
    v.object({
      'application/json': v.object({schema: Schema, example: v.exactOptional(v.unknown())}),
    }),
  ),
});
const OperationPart = v.object({
  tags: v.tuple([v.string()]),
  operationId: v.string(),
  summary: v.string(),
  description: text,
  parameters: v.optional(v.array(v.unknown()), []),
  requestBody: v.optional(v.unknown()),
  responses: v.record(v.string(), v.unknown()),
});
const OpenApi = v.object({
  tags: v.array(v.object({name: v.string(), description: v.string()})),
  paths: v.record(v.string(), v.record(v.string(), v.unknown())),
  components: v.object({
    schemas: Shared,
    parameters: v.record(v.string(), v.unknown()),
    responses: v.record(v.string(), v.unknown()),
    requestBodies: v.record(v.string(), v.unknown()),
  }),
});

const Reference = v.object({$ref: v.string()});
/** `Comment` of `#/components/schemas/Comment`. */
export const nameOf = (reference: string): string =>
  reference.slice(reference.lastIndexOf('/') + 1);

/**
 * Reads openapi.yaml.
 * @param definition the parsed file
 * @throws ValiError when it has another form
 */
export function readOpenApi(definition: unknown): HttpApi {
  const {tags, paths, components} = v.parse(OpenApi, definition);
  const resolve = (part: unknown, from: Readonly<Record<string, unknown>>): unknown =>
    v.is(Reference, part) ? from[nameOf(part.$ref)] : part;

  const contentOf = (part: unknown): Pick<ApiResponse, 'description' | 'content'> => {
    const {description, content} = v.parse(ContentPart, part);
    return {description, ...(content && {content: content['application/json']})};
  };
  const operationOf = (path: string, method: Method, part: unknown, shared: unknown): Operation => {
    const one = v.parse(OperationPart, part);
    const parameters = [
      ...v.parse(v.optional(v.array(v.unknown()), []), shared),
      ...one.parameters,
    ].map((parameter) => v.parse(ParameterPart, resolve(parameter, components.parameters)));
    // As OpenAPI has it: a method's own parameter stands for the shared one of the same name.
    const byName = new Map(parameters.map((one) => [`${one.in} ${one.name}`, one]));
    const body =
      one.requestBody === undefined
        ? undefined
        : contentOf(resolve(one.requestBody, components.requestBodies)).content;
    return {
      id: one.operationId,
      method,
      path,
      tag: one.tags[0],
      summary: one.summary,
      description: one.description,
      parameters: [...byName.values()].map(({in: place, required, ...rest}) => ({
        ...rest,
        ...{place, isRequired: required},
      })),
      ...(body && {body}),
      responses: Object.entries(one.responses)
        .map(([status, response]) => ({
          status,
          ...contentOf(resolve(response, components.responses)),
        }))
        .sort((a, b) => (a.status < b.status ? -1 : 1)),
    };
  };
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const part = item[method.toLowerCase()];
      return part === undefined ? [] : [operationOf(path, method, part, item['parameters'])];
    }),
  );
  return {tags, operations, schemas: components.schemas};
}

/** A type of message that the WebSocket sends. */
export interface SocketMessage {
  /** As `p` and the field `type` write it: `meta.clear`. */
  readonly name: string;
  readonly summary: string;
  readonly payload: JsonSchema;
  readonly example: unknown;
}

export interface SocketApi {
  readonly messages: readonly SocketMessage[];
  readonly schemas: SharedSchemas;
}

const AsyncApi = v.object({
  components: v.object({
    messages: v.record(
      v.string(),
      v.object({
        name: v.string(),
        summary: v.string(),
        payload: Schema,
        examples: v.tupleWithRest([v.object({payload: v.unknown()})], v.unknown()),
      }),
    ),
    schemas: Shared,
  }),
});

/**
 * Reads asyncapi.yaml.
 * @param definition the parsed file
 * @throws ValiError when it has another form
 */
export function readAsyncApi(definition: unknown): SocketApi {
  const {messages, schemas} = v.parse(AsyncApi, definition).components;
  return {
    messages: Object.values(messages).map(({name, summary, payload, examples: [first]}) => ({
      ...{name, summary, payload},
      example: first.payload,
    })),
    schemas,
  };
}

/** The forms of which a value has one. */
export const choicesOf = ({oneOf = [], anyOf = []}: JsonSchema): readonly JsonSchema[] => [
  ...oneOf,
  ...anyOf,
];

/**
 * The shared schemas that some schemas need, one through another.
 * @param roots the schemas to start from
 */
export function neededSchemas(roots: readonly JsonSchema[], all: SharedSchemas): SharedSchemas {
  const needed = new Map<string, JsonSchema>();
  const visit = (schema: JsonSchema): void => {
    if (schema.$ref !== undefined) {
      const name = nameOf(schema.$ref);
      const target = all[name];
      if (target !== undefined && !needed.has(name)) {
        needed.set(name, target);
        visit(target);
      }
    }
    for (const part of Object.values(schema.properties ?? {})) visit(part);
    for (const part of [...choicesOf(schema), ...(schema.allOf ?? [])]) visit(part);
    if (schema.items !== undefined) visit(schema.items);
    if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties);
  };
  roots.forEach(visit);
  return Object.fromEntries(needed);
}

/** What the console of the HTTP API knows of its definition; written by plugins/markdown. */
export type HttpConsoleData = HttpApi;

/** What the console of the WebSocket knows of its definition. */
export interface SocketConsoleData {
  readonly messages: readonly Pick<SocketMessage, 'name' | 'summary'>[];
}
