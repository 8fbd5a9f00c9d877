import type {From} from './probe';
import {requestApp, type AppRequest, type NoAnswer} from './request';

/** What became of something that was sent to the app. */
export type PostOutcome =
  | {readonly kind: 'ok'}
  /** The app answered with an error; without a status it does not answer this site at all. */
  | {readonly kind: 'refused'; readonly status?: number}
  | Exclude<NoAnswer, {kind: 'origin'}>;

interface PostRequest extends Pick<AppRequest, 'path' | 'signal'> {
  /** Sent as JSON. */
  readonly body: unknown;
}

/** Sends something to the app; every outcome is a value, nothing is thrown. */
export async function postJson(
  from: From,
  {path, body, signal}: PostRequest,
): Promise<PostOutcome> {
  const json = JSON.stringify(body);
  const outcome = await requestApp(from, {method: 'POST', path, json, signal});
  if (outcome.kind === 'origin') return {kind: 'refused'};
  if (outcome.kind !== 'answered') return outcome;
  return outcome.isOk ? {kind: 'ok'} : {kind: 'refused', status: outcome.status};
}
