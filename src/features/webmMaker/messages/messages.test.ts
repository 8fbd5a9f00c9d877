import {expect, it} from 'vitest';
import type {Failure, Notice} from '@komebiyori/webm/failures';
import {describeFailure, describeNotice} from './messages';

/** One of each, so that a new code without its text does not compile. */
const FAILURES: {readonly [Code in Failure['code']]: Extract<Failure, {code: Code}>} = {
  noFiles: {code: 'noFiles'},
  empty: {code: 'empty', name: 'a.gif'},
  unknownFormat: {code: 'unknownFormat', name: 'a.txt'},
  phonePhoto: {code: 'phonePhoto', name: 'IMG_0001.HEIC'},
  corrupt: {code: 'corrupt', name: 'a.gif'},
  noFrames: {code: 'noFrames', name: 'a.webm'},
  unfinished: {code: 'unfinished', name: 'a.mp4'},
  editingFormat: {code: 'editingFormat', format: 'ProRes'},
  cannotDecode: {code: 'cannotDecode', format: 'HEVC', supported: ['VP9', 'AV1']},
  cannotEncode: {code: 'cannotEncode', format: 'WebM（AV1）', supported: ['GIF']},
  tooLong: {code: 'tooLong', seconds: 660},
  tooManyFrames: {code: 'tooManyFrames', most: 180_000},
  tooLarge: {code: 'tooLarge', bytes: 3e9},
  huge: {code: 'huge', width: 20_000, height: 10},
  mixedSizes: {code: 'mixedSizes', sizes: ['64×48', '32×32', '1×1', '2×2', '3×3']},
  mixedKinds: {code: 'mixedKinds'},
  badGrid: {code: 'badGrid', width: 64, height: 48},
  outOfMemory: {code: 'outOfMemory', bytes: 2e9},
  decodeFailed: {code: 'decodeFailed', seconds: 1.25},
  encodeFailed: {code: 'encodeFailed'},
  cancelled: {code: 'cancelled'},
  nothingOpen: {code: 'nothingOpen'},
  unexpected: {code: 'unexpected', detail: 'x'},
};

it('tells what happened and what to do, with its details', () => {
  const texts = Object.values(FAILURES).map(describeFailure);
  for (const {title, next} of texts) {
    expect(title).toMatch(/[ぁ-ん].*(?:。|）。)$/u);
    expect(next).toMatch(/[ぁ-ん].*$/u);
  }
  expect(new Set(texts.map(({title}) => title)).size).toBe(texts.length);
  expect(describeFailure(FAILURES.tooLong).title).toContain('11分');
  expect(describeFailure(FAILURES.mixedSizes).title).toContain('64×48、32×32、1×1、2×2など');
  expect(describeFailure(FAILURES.cannotDecode).next).toContain('VP9、AV1');
  expect(describeFailure({code: 'outOfMemory', bytes: null}).title).not.toContain('MB');
});

const NOTICES: {readonly [Code in Notice['code']]: Extract<Notice, {code: Code}>} = {
  gaps: {code: 'gaps', missing: [3, 4]},
  cutShort: {code: 'cutShort', kind: 'animation', frames: 21, of: 24},
  sizesUnified: {code: 'sizesUnified', width: 64, height: 48},
  madeEven: {code: 'madeEven', width: 64, height: 48},
  madeSmaller: {code: 'madeSmaller', width: 4096, height: 48},
  audioDropped: {code: 'audioDropped', why: 'timing'},
  gifFps: {code: 'gifFps', fps: 50},
  binaryAlpha: {code: 'binaryAlpha'},
  alphaFlattened: {code: 'alphaFlattened'},
  roughAlphaInput: {code: 'roughAlphaInput'},
  firstFrameOnly: {code: 'firstFrameOnly', format: 'WebP'},
  sizeNotReached: {code: 'sizeNotReached', limit: 2e6, bytes: 3e6},
  rateIgnored: {code: 'rateIgnored', format: 'APNG'},
};

it('has a text for every notice', () => {
  const texts = Object.values(NOTICES).map(describeNotice);
  for (const text of texts) expect(text).toMatch(/[ぁ-ん].*。$/u);
  expect(new Set(texts).size).toBe(texts.length);
  expect(describeNotice(NOTICES.sizeNotReached)).toContain('2.0MB以下');
  expect(describeNotice(NOTICES.gaps)).toContain('3、4');
  expect(describeNotice(NOTICES.cutShort)).toContain('24枚のうち21枚だけを開きました');
  expect(describeNotice({...NOTICES.cutShort, of: null})).toContain('最初の21枚だけを開きました');
});
