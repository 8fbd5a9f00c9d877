import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const BUILD = path.join(__dirname, '..', '..', 'build');
const ID = /<[a-z][^>]*?\sid=(?:"(?<quoted>[^"]*)"|(?<bare>[^\s>]+))/gu;

it('no page has an id twice (JIS X 8341-3:2016, 4.1.1)', () => {
  const pages = readdirSync(BUILD, {recursive: true, encoding: 'utf8'}).filter((name) =>
    name.endsWith('.html'),
  );
  const twice = pages.flatMap((name) => {
    const html = readFileSync(path.join(BUILD, name), 'utf8');
    const text = html.replaceAll(/<script[\s\S]*?<\/script>/gu, '');
    const ids = [...text.matchAll(ID)].map(({groups}) => groups?.['quoted'] ?? groups?.['bare']);
    return ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `${name}#${String(id)}`);
  });
  expect(twice).toEqual([]);
  expect(pages.length).toBeGreaterThan(500);
});
