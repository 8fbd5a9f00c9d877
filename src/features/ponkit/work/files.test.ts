import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {sharedFolder} from '../../../../scripts/lib/testFolder';
import type {AssetType} from './assets';
import {refusedFile, fileNameFor, sniff} from './files';

const FOLDER = sharedFolder('ponkit');

/** The beginning of a file as ffmpeg writes it. */
function made(name: string, ...options: readonly string[]): Uint8Array {
  const file = path.join(FOLDER, name);
  const source = /png|jpg|gif|webp/u.test(name) ? 'color=red:s=8x8:d=0.1' : 'sine=duration=0.2';
  const one = /png|jpg/u.test(name) ? ['-frames:v', '1'] : [];
  execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', source, ...one, ...options, file]);
  return new Uint8Array(readFileSync(file)).slice(0, 16);
}

describe('what a file is', () => {
  it.each<[AssetType, string, ...string[]]>([
    ['image/png', 'a.png'],
    ['image/jpeg', 'a.jpg'],
    ['image/gif', 'a.gif'],
    ['image/webp', 'a.webp'],
    ['audio/mpeg', 'a.mp3'],
    ['audio/mpeg', 'bare.mp3', '-id3v2_version', '0', '-write_xing', '0'],
    ['audio/wav', 'a.wav'],
    ['audio/ogg', 'a.ogg'],
    ['audio/mp4', 'a.m4a'],
  ])('%s, as %s of ffmpeg begins', (type, name, ...options) => {
    expect(sniff(made(name, ...options))).toBe(type);
  });

  it.each(['<svg xmlns="http://www.w3.org/2000/svg">', '<html>', 'MZ', 'PK\u0003\u0004', ''])(
    'none that a kit may hold: %s',
    (text) => {
      expect(sniff(new TextEncoder().encode(text))).toBeUndefined();
    },
  );
});

it.each([
  ['cat.png', [], 'cat.png'],
  ['cat.jpeg', ['CAT.png'], 'cat-2.png'],
  ['cat.png', ['cat.png', 'cat-2.png'], 'cat-3.png'],
  ['../../etc/passwd', [], 'passwd.png'],
  ['C:\\絵\\猫.webp', [], '猫.png'],
  ['a:b*c?.png', [], 'a_b_c_.png'],
  ['.png', [], 'file.png'],
  ['..', [], 'file.png'],
])('%s beside %j is called %s', (name, taken, path) => {
  expect(fileNameFor(name, 'image/png', taken)).toBe(path);
});

it('names are not longer than a document may have', () => {
  expect(fileNameFor('長'.repeat(300), 'image/png', []).length).toBeLessThan(80);
});

it('a refusal names the file', () => {
  expect(refusedFile('a.svg', 'type')).toMatch(/^a\.svg：.+選んでください。$/u);
});
