import {choicesOf, nameOf, type JsonSchema} from './definition';

/** A row of a table of fields. */
export interface FieldRow {
  /** Where it stands: `comment.badges[].url`; empty for the whole. */
  readonly path: string;
  /** In words, with the names of shared schemas: `Badge`の配列. */
  readonly type: string;
  /** The shared schema that the type names. */
  readonly shared?: string;
  readonly isRequired: boolean;
  readonly description: string;
  /** As JSON; undefined where there is none. */
  readonly initial?: string;
}

const TYPES: Readonly<Record<string, string>> = {
  string: '文字列',
  number: '数値',
  integer: '整数',
  boolean: '真偽値',
  object: 'オブジェクト',
  array: '配列',
  null: '`null`',
};

const MOST_VALUES = 4;

/** The type of a schema in words. */
function typeText(schema: JsonSchema): string {
  const {$ref, type, items, allOf, const: only, enum: values} = schema;
  const choices = choicesOf(schema);
  if ($ref !== undefined) return `\`${nameOf($ref)}\``;
  if (only !== undefined) return `\`"${only}"\``;
  // A list of known values beside any text is a text.
  if (choices.length > 0) return [...new Set(choices.map(typeText))].join('か');
  if (allOf !== undefined) return 'オブジェクト';
  if (values !== undefined && values.length <= MOST_VALUES)
    return values.map((value) => `\`${String(value)}\``).join('、');
  if (type === 'array') return `${items === undefined ? '' : `${typeText(items)}の`}配列`;
  if (type === undefined) return schema.properties === undefined ? '決まりなし' : 'オブジェクト';
  return [type]
    .flat()
    .map((one) => TYPES[one] ?? one)
    .join('か');
}

/** The shared schema that a type names, in lists and choices, too. */
function sharedOf(schema: JsonSchema): string | undefined {
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  if (schema.items !== undefined) return sharedOf(schema.items);
  return choicesOf(schema)
    .map(sharedOf)
    .find((name) => name !== undefined);
}

/** Whether a schema has fields of its own, which are told below it. */
const hasFields = ({properties, items, allOf}: JsonSchema): boolean =>
  properties !== undefined || allOf !== undefined || (items !== undefined && hasFields(items));

/**
 * The fields of a schema, nested ones by their place. Shared schemas are named and not told again.
 * @param at the place of the schema itself; none for the whole
 */
export function fieldRows(schema: JsonSchema, at = ''): FieldRow[] {
  if (schema.items !== undefined) return fieldRows(schema.items, `${at}[]`);
  const parts = schema.allOf ?? [];
  const inherited = parts.flatMap((part) => (part.$ref === undefined ? fieldRows(part, at) : []));
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = at === '' ? name : `${at}.${name}`;
    const shared = sharedOf(field);
    const row: FieldRow = {
      path,
      type: typeText(field),
      ...(shared !== undefined && {shared}),
      isRequired: schema.required?.includes(name) ?? false,
      description: field.description ?? field.items?.description ?? '',
      ...(field.default !== undefined && {initial: JSON.stringify(field.default)}),
    };
    return [row, ...(hasFields(field) ? fieldRows(field, path) : [])];
  });
  return [...inherited, ...own];
}

/** What a schema is in words, and the shared schema that it names. */
export const wholeType = (
  schema: JsonSchema,
): {readonly type: string; readonly shared: string | undefined} => ({
  type: typeText(schema),
  shared: sharedOf(schema),
});

/** The shared schemas that an `allOf` takes its fields from. */
export const basesOf = ({allOf = []}: JsonSchema): string[] =>
  allOf.flatMap(({$ref}) => ($ref === undefined ? [] : [nameOf($ref)]));
