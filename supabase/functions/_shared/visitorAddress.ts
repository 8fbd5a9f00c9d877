/** IPv4 and IPv6; what else stands there is no address and must not fill the table of limits. */
const ADDRESS = /^[\da-fA-F.:]{3,45}$/u;

/**
 * The address of the network that a request comes from, for rate limits; one word for all if it is
 * unknown. Cloudflare, behind which hosted projects stand, writes `cf-connecting-ip` itself;
 * `x-forwarded-for` keeps in front what the caller claimed, and serves elsewhere only.
 */
export function visitorAddress({headers}: Request): string {
  const forwarded = headers.get('x-forwarded-for')?.split(',')[0]?.trim();
  const address = headers.get('cf-connecting-ip') ?? forwarded ?? '';
  return ADDRESS.test(address) ? address.toLowerCase() : 'unknown';
}
