/** An answer of GoTrue that is no success, with the status and code that GoTrue gives it. */
export class AuthProblem extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 422 | 429 | 500,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Codes and links alike: what is wrong is not told apart. */
export const expiredToken = (): AuthProblem =>
  new AuthProblem(403, 'otp_expired', 'Token has expired or is invalid');
