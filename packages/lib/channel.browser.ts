/**
 * A way to the other pages of this origin in this browser.
 * @returns undefined where the browser has none or forbids it, as Firefox does that keeps no cookies
 */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
