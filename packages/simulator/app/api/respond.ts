/** An answer of the HTTP API. */
export interface Answer {
  readonly status: number;
  /** Sent as JSON; nothing is sent when it is absent. */
  readonly body?: unknown;
}

/** One place of a body that is not as it must be, as the app tells it. */
export interface Fault {
  readonly instancePath: string;
  readonly message: string;
}

export const ok = (body?: unknown): Answer => ({status: 200, body});
export const badRequest = (...errors: readonly Fault[]): Answer => ({status: 400, body: {errors}});
export const UNAUTHORIZED: Answer = {status: 401};
export const FORBIDDEN: Answer = {status: 403};
export const NOT_FOUND: Answer = {status: 404};
export const FAILED: Answer = {status: 500};
