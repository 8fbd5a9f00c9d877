/** The value that a text of JSON stands for; undefined, which no JSON stands for, when it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
