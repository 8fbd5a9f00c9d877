import {describe, expect, it} from 'vitest';
import {SITE} from '../../config/site';
import {CONTROLLER_RELEASES, parseOptions} from './options';

describe('parseOptions', () => {
  it('describes the releases of the app by default', () => {
    expect(parseOptions({})).toEqual({
      folder: 'data/releases',
      baseUrl: SITE.downloadBase,
      kinds: {win: ['exe'], mac: ['dmg', 'zip']},
      summary: true,
      mayBeEmpty: false,
    });
  });
  it('takes those of the controller', () => {
    const {id: _id, ...options} = CONTROLLER_RELEASES;
    expect(parseOptions(options)).toEqual(options);
  });
  it('names everything that is wrong at once', () => {
    const run = (): unknown =>
      parseOptions({
        folder: '../data',
        baseUrl: 'http://a.example/',
        kinds: {win: [], mac: ['.dmg']},
      });
    expect(run).toThrow('  folder: must be a path below the site');
    expect(run).toThrow('  baseUrl: must begin with https:// and not end with a slash');
    expect(run).toThrow('  kinds.win: must name an ending');
    expect(run).toThrow('  kinds.mac.0: must be an ending such as exe');
  });
  it('refuses an option it does not know', () => {
    expect(() => parseOptions({base: 'x'})).toThrow('base');
  });
});
