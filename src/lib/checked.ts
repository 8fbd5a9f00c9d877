import * as v from 'valibot';

/**
 * A value that came from outside, as its schema gives it.
 * @param what names the value in the message, for example `data/manuals.json`
 * @param whole stands for a fault of the value as a whole
 * @throws Error naming every wrong field and the form it must have
 */
export function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  what: string,
  whole = 'file',
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? whole}: ${saidOf(issue)}`);
  throw new Error(`Malformed ${what}:\n${lines.join('\n')}`);
}

/** The schema's own words of a key that it does not know, or misses, are about types of TypeScript. */
function saidOf({type, expected, received, message}: v.BaseIssue<unknown>): string {
  if (type !== 'strict_object' && type !== 'object') return message;
  if (type === 'strict_object' && expected === 'never') return 'is no key that is known here';
  // The key itself is expected, in quotes; a value that is no object is another matter.
  return received === 'undefined' && expected?.startsWith('"') === true ? 'is missing' : message;
}

/**
 * The value of a text in JSON.
 * @param what names the text in the message
 * @throws Error naming it and the place of the fault
 */
export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${what}: ${String(error)}`, {cause: error});
  }
}
