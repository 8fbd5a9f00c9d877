/**
 * A value that is made with the first call. For what is costly to make and may never be asked for: the
 * first `Intl.Segmenter` of a page takes 20 ms, the first `Intl.DateTimeFormat` 10, on a phone four
 * times that.
 */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
