import {createHash} from 'node:crypto';
import {expect, it} from 'vitest';
import {packKit} from './kitFile';
import {openKit} from './openKit.browser';
import {sayProblem} from './problems';
import {STARTERS} from './starters';

/** The beginning of a PNG that says how large it is. */
function png(side: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(40);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, side);
  view.setUint32(20, side);
  return bytes;
}

function open(picture: Uint8Array<ArrayBuffer>, id?: string) {
  const asset = {
    id: id ?? createHash('sha256').update(picture).digest('hex'),
    path: 'cat.png',
    type: 'image/png' as const,
    size: picture.length,
  };
  const zip = packKit({...STARTERS[0].work, assets: [asset]}, new Map([[asset.id, picture]]));
  return openKit(new File([zip], 'kit.zip'));
}

it('a kit is opened with its pictures', async () => {
  expect(await open(png(100))).toMatchObject({name: 'kit.zip', left: 0});
});

it('a picture of a few bytes that takes gigabytes once it is shown is not taken in', async () => {
  expect(await open(png(20_000))).toEqual({problem: 'huge-picture'});
  expect(sayProblem('huge-picture')).toContain('8192px');
});

it('nor is one that is not what the manifest says, or does not say its size', async () => {
  expect(await open(png(100), 'a'.repeat(64))).toEqual({problem: 'bad-asset'});
  expect(await open(png(100).slice(0, 18))).toEqual({problem: 'bad-asset'});
});
