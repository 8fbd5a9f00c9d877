import {describe, expect, it} from 'vitest';
import {DEMO_LENGTH, demoLevels} from './demo';
import {createObsLevels, hasSoundByKind} from './obsLevels';
import {obsInputOf, obsSource, sourceName} from './sourceIds';

const meter = (...channels: readonly (readonly number[])[]) => ({
  inputs: [{inputName: 'マイク', inputUuid: 'x', inputLevelsMul: channels}],
});

describe('meters of OBS', () => {
  it('are factors: 0.1 is -20 dB, of the louder channel; nothing is -100', () => {
    const levels = createObsLevels();
    levels.read(meter([0.1, 0.5, 1], [0.01, 0.2, 1]));
    const read = levels.read(meter([0.1, 0.5, 1], [0.01, 0.2, 1]))?.get('マイク');
    expect(read?.rms.all).toBeCloseTo(-20, 6);
    expect(read?.peak.all).toBeCloseTo(-6.02, 2);
    // Two of the eight that 400 ms have: -20 - 10 log10(4).
    expect(read?.lufsM).toBeCloseTo(-26.02, 2);
    expect(
      createObsLevels()
        .read(meter([0, 0, 0]))
        ?.get('マイク')?.rms.all,
    ).toBe(-100);
    expect(createObsLevels().read(meter())?.get('マイク')?.peak.all).toBe(-100);
  });

  it.each([
    undefined,
    {},
    {inputs: 'x'},
    {inputs: [{inputName: 'a', inputLevelsMul: [[NaN, 1, 1]]}]},
    {inputs: [{inputName: 'a', inputLevelsMul: [[-1, 1, 1]]}]},
    {inputs: [{inputName: 3, inputLevelsMul: []}]},
  ])('that are none come to nothing', (data) => {
    expect(createObsLevels().read(data)).toBeUndefined();
  });
});

it.each([
  'wasapi_input_capture',
  'wasapi_output_capture',
  'wasapi_process_output_capture',
  'coreaudio_input_capture',
  'sck_audio_capture',
  'pulse_input_capture',
  'pipewire_audio_application_capture',
  'ffmpeg_source',
  'vlc_source',
  'ndi_source',
])('the input %s has sound', (kind) => {
  expect(hasSoundByKind(kind)).toBe(true);
});

it.each([
  'image_source',
  'color_source_v3',
  'slideshow_v2',
  'text_gdiplus_v3',
  'text_ft2_source_v2',
  'browser_source',
  'window_capture',
  'monitor_capture',
  'game_capture',
  'xshm_input_v2',
  'pipewire-screen-capture-source',
  'dshow_input',
])('the input %s has none before it is heard', (kind) => {
  expect(hasSoundByKind(kind)).toBe(false);
});

it('sources have names', () => {
  expect(sourceName(obsSource('マイク:1'))).toBe('OBS：マイク:1');
  expect(obsInputOf('obs:a:b')).toBe('a:b');
  expect(obsInputOf('mic')).toBeUndefined();
  expect(sourceName('any')).toBe('つないだ音源すべて');
});

it('the demonstration has a talk, a laugh and a scream, always the same', () => {
  const levels = Array.from({length: DEMO_LENGTH / 20}, (_, i) => demoLevels(i * 20).rms.all);
  expect(Math.max(...levels)).toBeGreaterThan(-8);
  expect(Math.min(...levels)).toBeLessThan(-50);
  expect(demoLevels(1234 + DEMO_LENGTH * 20).rms.all).toBeCloseTo(demoLevels(1234).rms.all, -1);
  expect(demoLevels(500)).toEqual(demoLevels(500));
});
