/** Milliseconds since the page was opened; they never go back. */
export const clock = (): number => performance.now();
