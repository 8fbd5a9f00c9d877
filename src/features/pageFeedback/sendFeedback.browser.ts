import type {Feedback} from './model/feedback';

/** So long a server may take to answer. */
const PATIENCE_MS = 15_000;

/**
 * Sends an answer, without cookies and without saying which page it comes from.
 * @throws when the server cannot be reached, takes too long or does not take it
 */
export async function sendFeedback(endpoint: string, feedback: Feedback): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(feedback),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`${endpoint}: ${String(response.status)}`);
}
