import {describe, expect, it} from 'vitest';
import type {ObsState} from '@komebiyori/obs-link/state';
import {obsText} from './obsTexts';
import {type SoundState, soundText} from './soundTexts';

const OBS: readonly ObsState[] = [
  {kind: 'off'},
  {kind: 'needs-permission'},
  {kind: 'denied'},
  {kind: 'connecting', isAsking: true},
  {kind: 'connecting', isAsking: false},
  {kind: 'connected'},
  {kind: 'connected', isUnfit: true},
  {kind: 'waiting', why: 'absent'},
  {kind: 'waiting', why: 'lost'},
  {kind: 'failed', why: 'no-password'},
  {kind: 'failed', why: 'wrong-password'},
  {kind: 'failed', why: 'too-old'},
  {kind: 'failed', why: 'address'},
  {kind: 'insecure'},
  {kind: 'not-loaded'},
];

describe('OBS', () => {
  it('has words of its own in every state, and every trouble says what to do next', () => {
    const texts = OBS.map((state) => obsText(state, 'chrome', false));
    expect(new Set(texts.map(({title}) => title)).size).toBe(OBS.length);
    for (const {tone, steps, text} of texts) {
      if (tone === 'bad') expect(steps.length).toBeGreaterThan(0);
      if (tone === 'warn') expect(text).toMatch(/自動で|押し/u);
    }
    expect(obsText({kind: 'denied'}, 'chrome', true).steps.join('')).toContain('zip');
  });

  it('leads to other browsers from those that cannot reach it', () => {
    const absent = {kind: 'waiting', why: 'absent'} as const;
    expect(obsText(absent, 'safari', false).steps.join('')).toContain('Firefox');
    expect(obsText(absent, 'firefox', false, '192.168.1.5').text).toContain('ほかの端末');
    for (const place of ['', '127.0.0.1:4455']) {
      expect(obsText(absent, 'firefox', false, place).title).toBe('OBSが見つかりません');
    }
  });
});

describe('a source that the page hears', () => {
  const failed = (problem: Extract<SoundState, {kind: 'failed'}>['problem']): SoundState => ({
    kind: 'failed',
    problem,
  });

  it('offers OBS when the microphone is refused', () => {
    const {steps} = soundText(failed('denied'), 'mic', 'chrome', false);
    expect(steps.length).toBeGreaterThan(2);
    expect(steps.at(-1)).toContain('OBSの音');
    expect(soundText(failed('denied'), 'mic', 'chrome', true).title).toContain('OBSの中');
    expect(soundText({kind: 'off'}, 'mic', 'chrome', true).text).toContain('OBSの音');
  });

  it('says what a tab lacks', () => {
    for (const problem of ['dismissed', 'no-sound', 'unsupported', 'denied'] as const) {
      const {steps, tone} = soundText(failed(problem), 'tab', 'chrome', false);
      expect([tone, steps.length > 0]).toEqual(['bad', true]);
    }
    expect(soundText(failed('no-sound'), 'tab', 'chrome', false).steps.join('')).toContain('音声');
  });
});
