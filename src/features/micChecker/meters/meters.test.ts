import {describe, expect, it} from 'vitest';
import {reading} from '@komebiyori/mic-meter/testing/readings';
import {CHECK_NAMES, checksOf, type Check} from './checks';
import {peakWords, shown, targetWords} from './levelWords';
import {nextLive, type Live} from './live';
import {placeOf, placeOfFrequency, spectrumColumns} from './scales';

const level = (rms: number, peak = rms + 9) => ({rms, peak, truePeak: peak});

describe('what the meters show beyond a reading', () => {
  const run = (levels: readonly number[], step = 0.5): Live => {
    let live: Live | undefined;
    for (const [index, rms] of levels.entries()) {
      live = nextLive(live, reading({seconds: index * step, channels: [level(rms)]}));
    }
    if (live === undefined) throw new Error('no levels');
    return live;
  };

  it('is a peak that stays for a second and a half', () => {
    expect(run([-20, -40, -40]).held[0]?.level).toBe(-11);
    expect(run([-20, -40, -40, -40, -40]).held[0]?.level).toBe(-31);
    expect(run([-40, -20]).held[0]?.level).toBe(-11);
  });

  it('is the noise of the last ten seconds, once there are three', () => {
    expect(run([-60, -60, -60]).noise).toBeUndefined();
    const speech = [...Array<number>(4).fill(-60), ...Array<number>(12).fill(-20)];
    expect(run(speech).noise).toBe(-60);
    // What was quiet more than ten seconds ago is forgotten.
    expect(run([...speech, ...Array<number>(12).fill(-20)]).noise).toBe(-20);
  });

  it('is a spectrum that comes down slowly', () => {
    const at = (seconds: number, value: number) =>
      reading({seconds, spectrum: Float32Array.of(value)});
    const live = nextLive(nextLive(undefined, at(1, -10)), at(2, -50));
    expect(live.spectrumHold[0]).toBeCloseTo(-22);
    expect(nextLive(live, at(2.5, -5)).spectrumHold[0]).toBeCloseTo(-5);
  });

  it('begins anew with a new measurement', () => {
    const before = run([-20, -20, -20, -20, -20, -20, -20, -20]);
    const live = nextLive(before, reading({seconds: 0.1, channels: [level(-70)]}));
    expect(live.held[0]?.level).toBe(-61);
    expect(live.noise).toBeUndefined();
  });
});

describe('the axes', () => {
  it('end where they say', () => {
    expect([20, 20_000, 5, 90_000].map(placeOfFrequency)).toEqual([0, 1, 0, 1]);
    expect(placeOfFrequency(632.456)).toBeCloseTo(0.5, 5);
    expect(placeOf(-30, [-60, 0])).toBe(0.5);
    expect(placeOf(-Infinity, [-60, 0])).toBe(0);
  });

  it('put a tone where it is, however narrow the columns are', () => {
    // 1 kHz and 60 Hz at 48 kHz, in a spectrum of 2,049 bins.
    const spectrum = new Float32Array(2049).fill(-120);
    const bin = (frequency: number): number => Math.round(frequency / (24_000 / 2048));
    spectrum[bin(1000)] = -10;
    spectrum[bin(60)] = -20;
    for (const columns of [100, 340, 1200]) {
      const levels = spectrumColumns(spectrum, 48_000, columns);
      const loudest = levels.indexOf(Math.max(...levels));
      expect(loudest / columns).toBeCloseTo(placeOfFrequency(1000), 1);
      const low = levels.slice(0, Math.round(columns / 4));
      expect(Math.max(...low)).toBeGreaterThan(-35);
    }
  });

  it('show nothing above half of the sample rate', () => {
    const levels = spectrumColumns(new Float32Array(2049).fill(-30), 16_000, 100);
    expect(levels[99]).toBe(-Infinity);
    expect(levels[80]).toBe(-30);
  });
});

describe('the words of the levels', () => {
  it('change where the colours change', () => {
    const words = [undefined, -70, -30, -15, -5, 0].map((peak) => peakWords(peak).text);
    expect(words).toEqual(['待機中', '静か', '小さい', 'よい', '大きい', '割れる']);
  });

  it('say how far the target is', () => {
    const target = {name: '', from: -20, to: -14};
    expect(targetWords(-17, target)).toEqual({tone: 'good', text: 'めやすの範囲です'});
    expect(targetWords(-23.21, target)).toEqual({tone: 'warn', text: '3.2LU小さめです'});
    expect(targetWords(-6, target)).toEqual({tone: 'bad', text: '8LU大きめです'});
    expect(targetWords(-Infinity, target).tone).toBe('none');
  });

  it('are figures of one decimal with a minus sign', () => {
    expect([-18.24, 0, -0.01, 3, undefined, -Infinity].map(shown)).toEqual([
      '−18.2',
      '0.0',
      '0.0',
      '3.0',
      '—',
      '−∞',
    ]);
  });
});

describe('the checks', () => {
  const check = (name: string, rest: Parameters<typeof reading>[0]): Check | undefined =>
    checksOf(reading(rest), 48_000).find((one) => one.name === name);
  const stereo = (left: number, right: number) => [level(left), level(right)];

  it('are all named, and all well with a good microphone', () => {
    const checks = checksOf(reading(), 48_000);
    expect(checks.map(({name}) => name)).toEqual(CHECK_NAMES);
    expect(checks.map(({tone}) => tone)).toEqual(CHECK_NAMES.map(() => 'good'));
  });

  it('say how often and when it clipped', () => {
    const found = check('音割れ', {clips: 7, clippedAt: [1, 2, 3, 4, 65, 66, 67]});
    expect(found?.tone).toBe('bad');
    expect(found?.text).toContain('7回（0:03、0:04、1:05、1:06、1:07）');
    // One second is one place.
    const many = check('音割れ', {clips: 850, clippedAt: [6.1, 6.2, 6.3, 6.4, 6.9]});
    expect(many?.text).toContain('850回（0:06）');
  });

  it('say nothing of what was not heard', () => {
    const tones = (rest: Parameters<typeof reading>[0]) =>
      checksOf(reading(rest), 48_000)
        .filter(({tone}) => tone !== 'none')
        .map(({name}) => name);
    const dead = {channels: [level(-Infinity)], isSilent: true, lacksHighs: undefined};
    expect(tones(dead)).toEqual(['左右', '音切れ']);
    // A pure tone, and the first moment of a microphone.
    expect(tones({lacksHighs: undefined})).not.toContain('高い音');
    expect(tones({lacksHighs: undefined, seconds: 2})).not.toContain('電源のハム');
    expect(check('左右', {channels: [level(-Infinity)]})?.text).toBe('モノラルです');
  });

  it('find a side without voice and an inverted one', () => {
    expect(check('左右', {channels: stereo(-20, -80)})?.text).toContain('左だけ');
    expect(check('左右', {channels: stereo(-80, -20)})?.text).toContain('右だけ');
    expect(check('左右', {channels: stereo(-20, -20), correlation: -0.9})?.text).toContain(
      '逆位相',
    );
    expect(check('左右', {channels: stereo(-20, -22), correlation: 0.8})?.tone).toBe('good');
    // Silence tells nothing.
    expect(check('左右', {channels: stereo(-70, -95)})?.tone).toBe('none');
  });

  it('find hum, missing highs, an offset and dropouts', () => {
    expect(check('電源のハム', {hum: 60})).toMatchObject({tone: 'warn'});
    expect(check('高い音', {lacksHighs: true})).toMatchObject({tone: 'warn'});
    expect(check('DCオフセット', {dcOffset: -0.012})?.text).toContain('1.2%');
    expect(check('音切れ', {lostFrames: 4800})?.text).toContain('100ms');
    expect(check('音切れ', {lostFrames: 57_600})?.text).toContain('1.2秒');
  });
});
