import {describe, expect, it} from 'vitest';
import {factRows, ignoredProcessing, readActual, type DeviceFacts} from './deviceFacts';
import {DEFAULT_SETTINGS, readSettings} from './settings';

describe('settings of an earlier visit', () => {
  it('are read one by one, so that a bad one does not spoil the rest', () => {
    const text = JSON.stringify({target: 'ebu', channel: 'middle', dualMono: false, other: 1});
    expect(readSettings(text)).toEqual({...DEFAULT_SETTINGS, target: 'ebu', dualMono: false});
  });

  it.each([undefined, '', '{', 'null', '[]', '7'])('are the defaults for %j', (text) => {
    expect(readSettings(text)).toEqual(DEFAULT_SETTINGS);
  });

  it('measure the untouched sound at first, as viewers hear it', () => {
    expect(DEFAULT_SETTINGS).toMatchObject({
      echoCancellation: false,
      noiseSuppression: false,
      autoGainControl: false,
      dualMono: true,
      sineReferenced: false,
    });
  });
});

const facts = (settings: object): DeviceFacts => ({
  deviceId: 'a',
  label: 'マイク',
  asked: {echoCancellation: false, noiseSuppression: true, autoGainControl: false},
  actual: readActual(settings),
  contextRate: 48_000,
  fellBack: false,
});

describe('what the device really does', () => {
  it('is told with what it ignored', () => {
    const device = facts({echoCancellation: true, noiseSuppression: true, sampleRate: 44_100});
    expect(ignoredProcessing(device)).toEqual(['echoCancellation']);
    const rows = factRows(device);
    expect(rows).toContainEqual({
      name: 'エコー除去',
      value: 'オン（オフにできませんでした）',
      isIgnored: true,
    });
    expect(rows).toContainEqual({name: 'ノイズ抑制', value: 'オン', isIgnored: false});
    expect(rows[0]).toMatchObject({value: '44,100Hz'});
  });

  it('does not call ignored what the browser does not tell', () => {
    expect(ignoredProcessing(facts({}))).toEqual([]);
    expect(factRows(facts({})).filter(({value}) => value.startsWith('不明'))).toHaveLength(7);
  });

  it('reads the words of newer drafts, and nothing that is no number', () => {
    expect(readActual({echoCancellation: 'all'}).processing.echoCancellation).toBe(true);
    expect(readActual({echoCancellation: 'none'}).processing.echoCancellation).toBe(false);
    expect(readActual({sampleRate: Number.NaN, channelCount: '2'})).toMatchObject({
      sampleRate: undefined,
      channelCount: undefined,
    });
  });
});
