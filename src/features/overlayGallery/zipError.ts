/** Why a zip could not be had. */
export type ZipProblem = 'missing' | 'network' | 'changed';

export class ZipError extends Error {
  constructor(
    readonly problem: ZipProblem,
    options?: ErrorOptions,
  ) {
    super(`The zip could not be had: ${problem}`, options);
  }
}
