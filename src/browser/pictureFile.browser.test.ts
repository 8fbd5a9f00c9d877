import {afterAll, beforeEach, expect, it, vi} from 'vitest';
import {MAX_PICTURE_SIDE} from '@komebiyori/lib/pictureHeader';
import {pictureFaultText, type PictureFault} from '@site/src/lib/pictureFault';
import {openPicture} from './pictureFile.browser';

const MOST = 100_000;

/** Noise, which no format makes small. */
async function drawn(type: string, side = 64): Promise<Blob> {
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  for (let at = 0; at < side * side; at += 1) {
    if (context !== null) context.fillStyle = `hsl(${(at * 97) % 360} 80% ${at % 90}%)`;
    context?.fillRect(at % side, Math.floor(at / side), 1, 1);
  }
  return canvas.convertToBlob({type});
}

/** A PNG of a few bytes that says it is as large as that. */
function boasting(width: number, height: number): Blob {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return new Blob([bytes], {type: 'image/png'});
}

async function faultOf(file: Blob, most = MOST): Promise<PictureFault | undefined> {
  const read = await openPicture(file, most);
  return 'fault' in read ? read.fault : undefined;
}

const decode = vi.spyOn(globalThis, 'createImageBitmap');
beforeEach(() => {
  decode.mockClear();
});
afterAll(() => {
  vi.restoreAllMocks();
});

it.each(['png', 'jpeg', 'webp'])('opens a %s, whatever it calls itself', async (format) => {
  const file = await drawn(`image/${format}`);
  const read = await openPicture(new Blob([file], {type: 'text/plain'}), MOST);
  expect(read).toMatchObject({format, bitmap: {width: 64, height: 64}});
});

it('refuses what is too large before it is decoded', async () => {
  expect(await faultOf(new Blob([new Uint8Array(MOST + 1)]))).toEqual({
    ...{kind: 'bytes', size: MOST + 1, most: MOST},
  });
  expect(await faultOf(boasting(MAX_PICTURE_SIDE + 1, 1))).toMatchObject({kind: 'sides'});
  expect(await faultOf(new Blob(['<!doctype html>'], {type: 'image/png'}))).toEqual({
    kind: 'format',
  });
  expect(decode).not.toHaveBeenCalled();
});

it.each(['png', 'jpeg', 'webp'])('tells a %s that is cut short', async (format) => {
  const file = await drawn(`image/${format}`);
  expect(await faultOf(file.slice(0, 100))).toEqual({kind: 'broken'});
  expect(await faultOf(boasting(MAX_PICTURE_SIDE, MAX_PICTURE_SIDE))).toEqual({kind: 'broken'});
});

it('says what to choose instead', () => {
  expect(pictureFaultText({kind: 'bytes', size: 2_040_000, most: 2_000_000})).toBe(
    '画像が大きすぎます（2.04MB）。2MBまでの画像を選んでください。',
  );
  expect(pictureFaultText({kind: 'sides', width: 20_000, height: 9000})).toContain('8192px');
});
