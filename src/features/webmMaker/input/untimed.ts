/** How long a frame without a duration of its own shows, in microseconds, as in browsers. */
export const UNTIMED_US = 100_000;
