/** IPv4 and IPv6; what else stands there is no address and must not fill the table of limits. */
const ADDRESS = /^[\da-fA-F.:]{3,45}$/u;

/** The first four groups of an IPv6 address: a home has all addresses behind them (RFC 6177). */
function networkOf(address: string): string {
  const [before = [], after = []] = address
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/u, '')).join(':')}::/64`;
}

/**
 * The network that a request comes from, for rate limits; one word for all if it is unknown.
 * Cloudflare, behind which hosted projects stand, writes `cf-connecting-ip` itself. What else names
 * addresses, `x-forwarded-for` before all, callers can write.
 */
export function visitorAddress({headers}: Request): string {
  const address = headers.get('cf-connecting-ip') ?? '';
  if (!ADDRESS.test(address)) return 'unknown';
  return address.includes('.')
    ? (address.split(':').at(-1) ?? '')
    : networkOf(address.toLowerCase());
}
