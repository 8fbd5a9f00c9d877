/** Crockford's base 32: no I, L, O, U, which are mistaken for other symbols. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LOOKALIKES: Readonly<Record<string, string>> = {O: '0', I: '1', L: '1'};
const SYMBOLS = 25;

/**
 * Check symbol over GF(32) with x^5 + x^2 + 1: place i of 0..24 has weight a^(24-i) and the weighted
 * sum of all 25 symbols is 0. Finds every single wrong symbol and every swap of two. The same as
 * `private.licence_check_symbol` in migrations/…_basics.sql.
 * @param symbols the first 24 symbols of a key, of the alphabet
 */
export function checkSymbol(symbols: string): string {
  let sum = 0;
  for (const symbol of symbols) {
    sum = (sum ^ ALPHABET.indexOf(symbol)) << 1;
    if (sum & 32) sum ^= 37;
  }
  return ALPHABET.charAt(sum);
}

/**
 * A licence key as it is kept, `PRO-XXXXX-XXXXX-XXXXX-XXXXX-XXXXX`, from what a person typed: case,
 * full width, spaces, hyphens and O, I, L do not matter.
 * @returns undefined if it cannot be a key: wrong length, foreign symbols, or a slip of the pen
 */
export function parseLicenceKey(typed: string): string | undefined {
  const bare = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}ー−]/gu, '');
  // The prefix may be missing; symbols of a key that begins with "PRO" are 25 in any case.
  const body = bare.length === SYMBOLS + 3 && /^PR[O0]/u.test(bare) ? bare.slice(3) : bare;
  const symbols = [...body].map((symbol) => LOOKALIKES[symbol] ?? symbol).join('');
  if (symbols.length !== SYMBOLS || [...symbols].some((s) => !ALPHABET.includes(s))) {
    return undefined;
  }
  if (checkSymbol(symbols.slice(0, -1)) !== symbols.at(-1)) return undefined;
  return `PRO-${symbols.replace(/.{5}(?=.)/gu, '$&-')}`;
}
