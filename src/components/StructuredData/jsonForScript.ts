/** What JSON can hold. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | {readonly [key: string]: JsonValue};

const UNSAFE = /[<>&\u2028\u2029]/gu;

/**
 * JSON that may stand inside a `script` element: no `<` can end the element or open a comment
 * (HTML, section 4.12.1.3, "Restrictions for contents of script elements"), and nothing changes
 * when a serialiser escapes `&` or `>`.
 */
export function jsonForScript(value: JsonValue): string {
  return JSON.stringify(value).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
