/** An id that nobody else has; also on pages of the network, which have no `randomUUID`. */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join('');
