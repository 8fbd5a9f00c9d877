/** More arguments than this may be too many for one call. */
const AT_ONCE = 8192;

/**
 * The text of UTF-16 units. A text put together character by character is a chain in memory that
 * must be walked and cleared away; over a whole manual that takes longer than all the rest.
 */
export function textOfUnits(units: Uint16Array): string {
  let text = '';
  for (let at = 0; at < units.length; at += AT_ONCE) {
    // A spread would go through an iterator, unit by unit.
    const part: unknown = Reflect.apply(
      String.fromCharCode,
      undefined,
      units.subarray(at, at + AT_ONCE),
    );
    text += String(part);
  }
  return text;
}
