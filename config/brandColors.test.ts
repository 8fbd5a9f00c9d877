import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {BRAND_COLORS, BRAND_COLOR_TOKENS} from './brandColors';

const CSS = readFileSync(path.join(__dirname, '..', 'src', 'css', 'tokens.css'), 'utf8');
const LIGHT = /:root \{(?<body>[^}]*)\}/u.exec(CSS)?.groups?.['body'] ?? '';

it.each(Object.entries(BRAND_COLOR_TOKENS))('%s is the light value of --site-%s', (name, token) => {
  const value = new RegExp(`--site-${token}: (?<hex>#[\\da-f]{3,6});`, 'u').exec(LIGHT);
  expect(BRAND_COLORS).toHaveProperty(name, value?.groups?.['hex']);
});
