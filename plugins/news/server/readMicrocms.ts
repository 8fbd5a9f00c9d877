import {createClient, isMicroCMSRequestError} from 'microcms-js-sdk';
import * as v from 'valibot';
import type {Candidate} from './newsItem';

export interface MicrocmsAccess {
  serviceDomain: string;
  apiKey: string;
}

/** How long to try, in milliseconds. */
export interface Patience {
  /** For one answer. */
  requestMs: number;
  /** For everything together. */
  totalMs: number;
  /** Waits before the second, third, … attempt. */
  pausesMs: readonly number[];
}

const PATIENCE: Patience = {requestMs: 15_000, totalMs: 90_000, pausesMs: [500, 2000, 6000]};
const ENDPOINT = 'news';
const FIELDS = ['id', 'createdAt', 'updatedAt', 'publishedAt', 'revisedAt', 'title', 'body'];
/** The most that the service gives at once. */
const LIMIT = 100;

const AnswerSchema = v.object({
  contents: v.array(v.looseObject({})),
  totalCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
type Answer = v.InferOutput<typeof AnswerSchema>;

const HINTS: Readonly<Record<number, string>> = {
  401: 'check MICROCMS_API_KEY',
  403: 'the key must be allowed to GET',
  404: `check MICROCMS_SERVICE_DOMAIN and that the list API is named "${ENDPOINT}"`,
};

/** Passing on the SDK's own error could tell more than it should; status and place are enough. */
function failure(offset: number, attempts: number, status: number | undefined): Error {
  const what =
    status === undefined
      ? 'no answer that can be read (network, timeout or no JSON)'
      : `status ${status}`;
  const hint = status === undefined ? undefined : HINTS[status];
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  const advice = hint === undefined ? '' : `; ${hint}`;
  return new Error(
    `microCMS: GET ${ENDPOINT} (offset ${offset}) failed after ${tries}: ${what}${advice}`,
  );
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Reads all published items from microCMS. Drafts (without `publishedAt`) are left out. Answers
 * 429 and 5xx and network errors are tried again, other failures are final.
 * @throws Error that names the endpoint and the status, never the key
 */
export async function readMicrocms(
  access: MicrocmsAccess,
  patience: Patience = PATIENCE,
): Promise<Candidate[]> {
  const client = createClient({...access, retry: false});
  const everything = AbortSignal.timeout(patience.totalMs);

  const get = async (offset: number): Promise<unknown> => {
    for (let attempt = 1; ; attempt += 1) {
      const signal = AbortSignal.any([everything, AbortSignal.timeout(patience.requestMs)]);
      try {
        return await client.getList<unknown>({
          endpoint: ENDPOINT,
          queries: {limit: LIMIT, offset, orders: '-publishedAt', fields: FIELDS},
          customRequestInit: {signal},
        });
      } catch (error) {
        const status = isMicroCMSRequestError(error) ? error.status : undefined;
        const isFinal = status !== undefined && status !== 429 && status < 500;
        const wait = patience.pausesMs[attempt - 1];
        if (isFinal || wait === undefined || everything.aborted) {
          throw failure(offset, attempt, status);
        }
        await pause(wait);
      }
    }
  };

  const found = new Map<string, Candidate>();
  for (let offset = 0; ; offset += LIMIT) {
    const {contents, totalCount} = parseAnswer(await get(offset), offset);
    contents.forEach((value, index) => {
      if (value['publishedAt'] === undefined || value['publishedAt'] === null) return;
      const name = typeof value['id'] === 'string' ? value['id'] : `at offset ${offset + index}`;
      // An item published meanwhile moves others to the next page, where they come once more.
      found.set(name, {where: `microCMS item ${name}`, value});
    });
    if (offset + LIMIT >= totalCount || contents.length === 0) return [...found.values()];
  }
}

function parseAnswer(answer: unknown, offset: number): Answer {
  const result = v.safeParse(AnswerSchema, answer);
  if (result.success) return result.output;
  const fields = result.issues.map((issue) => v.getDotPath(issue) ?? 'answer').join(', ');
  throw new Error(`microCMS: GET ${ENDPOINT} (offset ${offset}): unexpected form of ${fields}`);
}
