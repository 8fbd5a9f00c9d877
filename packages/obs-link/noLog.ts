/**
 * Stands in for `debug` (5 KB) in scripts for browsers: obs-websocket-js logs every message by it where
 * a developer has switched that on.
 */
export default function createNoLog(): () => void {
  return () => undefined;
}
