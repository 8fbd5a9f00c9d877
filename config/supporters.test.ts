import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import file from '../data/supporters.json';
import {parseSupporters, SUPPORTER_PLACES} from './supporters';

const one = {name: '米田', url: 'https://a.example', avatar: '/img/supporters/a.png'};

describe('parseSupporters', () => {
  it('accepts the file of the site, whose pictures exist', () => {
    const missing = parseSupporters(file)
      .map(({avatar = ''}) => `static${avatar}`)
      .filter((picture) => !existsSync(path.join(__dirname, '..', picture)));
    expect(missing).toEqual([]);
  });

  it('accepts a supporter with and without a picture', () => {
    const {avatar: _, ...plain} = one;
    expect(parseSupporters({supporters: [one, {...plain, url: 'https://b.example'}]})).toHaveLength(
      2,
    );
  });

  it.each([
    ['an empty name', {...one, name: ' '}, 'supporters.0.name'],
    ['a link without https', {...one, url: 'http://a.example'}, 'supporters.0.url'],
    [
      'a picture of another site',
      {...one, avatar: 'https://b.example/a.png'},
      'supporters.0.avatar',
    ],
    ['an unknown field', {...one, note: 'x'}, 'supporters.0.note'],
  ])('names %s', (_, supporter, place) => {
    expect(() => parseSupporters({supporters: [supporter]})).toThrow(place);
  });

  it.each([
    [{...one, name: ' '}, 'name: must be a name of 1 to 30 characters'],
    [{...one, url: 'javascript:alert(1)'}, 'url: must be an https:// address'],
    [{...one, avatar: '/img/supporters/米.png'}, 'avatar: must be /img/supporters/<name>.png'],
  ])('says of %j what it must be', (supporter, said) => {
    expect(() => parseSupporters({supporters: [supporter]})).toThrow(`  supporters.0.${said}`);
  });

  it('refuses more supporters than places, and the same link twice', () => {
    const many = Array.from({length: SUPPORTER_PLACES + 1}, (_, i) => ({
      ...one,
      url: `https://${i}.example`,
    }));
    expect(() => parseSupporters({supporters: many})).toThrow('supporters');
    expect(() => parseSupporters({supporters: [one, one]})).toThrow('the same url twice');
  });
});
