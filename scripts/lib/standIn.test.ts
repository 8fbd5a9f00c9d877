import {createHash} from 'node:crypto';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {CONTROLLER_RELEASES, parseOptions} from '../../plugins/releases/options';
import {readReleases} from '../../plugins/releases/server/readReleases';
import {isStandIn} from '../../plugins/releases/shared/release';
import {standInBytes} from './standIn';

const siteDir = path.join(__dirname, '..', '..');
const {id: _id, ...controller} = CONTROLLER_RELEASES;

describe.each([
  ['app', {}],
  ['word party controller', controller],
])('the shipped releases of the %s', (_name, options) => {
  it('are real imports, or stand-ins with the hashes of the bytes that data/releases/README.md describes', async () => {
    const {current, past} = await readReleases({siteDir, ...parseOptions(options)});
    for (const release of [current, ...past].filter(isStandIn)) {
      for (const {name, size, hex} of [...release.win, ...release.mac]) {
        const hash = createHash('sha512');
        for (const piece of standInBytes(name, size)) hash.update(piece);
        expect([name, hash.digest('hex')]).toEqual([name, hex]);
      }
    }
  });
});

it('refuses a size that its block does not fill', () => {
  expect(() => [...standInBytes('a', 65)]).toThrow('multiple of 64');
});
