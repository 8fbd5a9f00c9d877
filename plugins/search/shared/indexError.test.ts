import lunr from 'lunr';
import {describe, expect, it} from 'vitest';
import {indexErrorHelp} from './indexError';
import {AddressError} from './ownAddress';

/** The message of what is thrown; lunr throws some as bare strings. */
function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : thrown;
  }
  return undefined;
}

const duplicate = (): void => {
  const vector = new lunr.Vector([]);
  vector.insert(1, 1);
  vector.insert(1, 2);
};
const unordered = (): unknown => lunr.TokenSet.fromArray(['b', 'a']);
describe('the errors of lunr’s index', () => {
  it.each([
    ['malformed field ref string', () => lunr.FieldRef.fromString('title')],
    ['Out of order word insertion', unordered],
    ['duplicate index', duplicate],
  ])('%s is in the catalogue', (original, act) => {
    expect(thrownBy(act)).toBe(original);
    expect(indexErrorHelp(original)).toMatch(/再読み込み/u);
  });

  it('says what to do about a refused address', () => {
    expect(indexErrorHelp(new AddressError('//other/x').message)).toMatch(/再読み込み/u);
  });

  it.each(['Failed to fetch', 'x is undefined', ''])('foresees nothing of %j', (message) => {
    expect(indexErrorHelp(message)).toBeUndefined();
  });
});
