/** The theme's texts that are ours: a key that the theme does not know leaves its own text standing. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import ours from '../../i18n/ja/code.json';
import {ROOT} from './support/pages';

const BASE = path.join(ROOT, 'node_modules/@docusaurus/theme-translations/locales/base');

it('every key of i18n/ja/code.json is one of the theme, and has a text', () => {
  const keys = readdirSync(BASE).flatMap((name) =>
    Object.keys(JSON.parse(readFileSync(path.join(BASE, name), 'utf8')) as object),
  );
  expect(keys.length).toBeGreaterThan(50);
  const wrong = Object.entries(ours).filter(
    ([key, {message}]) => !keys.includes(key) || message.trim() === '',
  );
  expect(wrong).toEqual([]);
});
