import {parsedJson} from '@komebiyori/lib/parsedJson';
import * as v from 'valibot';

/** How many calls are kept. */
export const MOST_ENTRIES = 20;
/** Longer bodies are not kept. */
const LONGEST_BODY = 20_000;

const EntrySchema = v.object({
  /** Milliseconds since 1970. */
  at: v.number(),
  operation: v.string(),
  path: v.record(v.string(), v.string()),
  query: v.string(),
  /** As it was written; undefined where it was not kept. */
  body: v.exactOptional(v.string()),
  /** Undefined where nothing was answered. */
  status: v.exactOptional(v.number()),
});

/** A call that was sent. */
export type Entry = v.InferOutput<typeof EntrySchema>;

/** Reads what is kept in the browser; what is no longer understood is passed over. */
export function readHistory(text: string | undefined): readonly Entry[] {
  if (text === undefined) return [];
  const items = parsedJson(text);
  if (!Array.isArray(items)) return [];
  return items
    .map((item) => v.safeParse(EntrySchema, item))
    .flatMap(({success, output}) => (success ? [output] : []))
    .slice(0, MOST_ENTRIES);
}

/** The last calls, the newest first. */
export function addEntry(entries: readonly Entry[], entry: Entry): readonly Entry[] {
  return [withoutSecrets(entry), ...entries].slice(0, MOST_ENTRIES);
}

/**
 * What plugins are sent may be a key of another service: neither body nor query of theirs is kept.
 * No call of the app itself has a secret.
 */
function withoutSecrets({body, ...entry}: Entry): Entry {
  if (entry.operation.startsWith('plugin')) return {...entry, query: ''};
  return body === undefined || body.length > LONGEST_BODY ? entry : {...entry, body};
}
