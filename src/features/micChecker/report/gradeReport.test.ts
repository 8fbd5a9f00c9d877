import {describe, expect, it} from 'vitest';
import {
  anyRecordings,
  inputOf,
  SILENT,
  type Recording,
} from '@komebiyori/mic-meter/testing/recordings';
import {gradeReport} from './gradeReport';

/** What is said of the topics, by their ids. */
const saidOf = (recording: Recording): Record<string, string> =>
  Object.fromEntries(gradeReport(inputOf(recording)).topics.map(({id, summary}) => [id, summary]));

describe('a topic', () => {
  it('is told with its figures', () => {
    expect(saidOf({lufs: -27, peak: -6, noise: -60, hum: 50})).toEqual({
      level: '話し声は−27LUFSで、配信のめやすより7LU小さい音量です。',
      headroom: '一番大きい音は−6dBTPでした。',
      noise:
        '話し声はノイズより30dB大きく、ノイズは−60dBFS（A特性）です。電源のハム（50Hz）が見つかりました。',
      quality: '気になる点は見つかりませんでした。',
      stability: '音の途切れはありませんでした。声の大きさの幅は4LUです。',
    });
    expect(saidOf({clips: 12, peak: 0, lost: 480})).toMatchObject({
      headroom: '一番大きい音は0dBTPで、音割れが12回ありました。',
      quality: '12回の音割れが見つかりました。',
      stability: '音が10ms途切れました。声の大きさの幅は4LUです。',
    });
    expect(saidOf({lost: 48_581})['stability']).toContain('音が1.0秒途切れました。');
    expect(saidOf({lost: 47_999})['stability']).toContain('音が1.0秒途切れました。');
  });

  it('names all that is wrong with the sound', () => {
    const voice = {lacksHighs: true, correlation: -0.8, isOneSided: true};
    const more = {plosives: 12, sibilance: -6, dcOffset: 0.01};
    expect(saidOf({voice: {...voice, ...more}})['quality']).toBe(
      '高音の不足、左右の逆相、片側だけの音、息の音、強いサ行、DCオフセットが見つかりました。',
    );
  });

  it('says how a mono signal is streamed, when that is not counted', () => {
    const {topics} = gradeReport({...inputOf({}), isDualMono: false});
    expect(topics[0]?.summary).toContain('モノラル');
  });

  it('says what could not be judged, and why', () => {
    const nothing = gradeReport({...inputOf({}), phases: {}});
    expect(nothing.topics.map(({grade}) => grade)).toEqual(Array(5).fill(undefined));
    for (const {summary} of nothing.topics) expect(summary).toContain('判定できませんでした');
    expect(saidOf({voice: SILENT})['quality']).toContain('話し声がなかった');
    const weak = {lacksHighs: undefined};
    expect(saidOf({lufs: -45.7, voice: weak})['quality']).toContain('話し声が小さすぎた');
    const {quiet, normal} = inputOf({}).phases;
    const phases = {...(quiet && {quiet}), ...(normal && {normal})};
    expect(gradeReport({...inputOf({}), phases}).topics[1]?.summary).toContain(
      '大きな声は測れていません',
    );
  });
});

it('says what to do in one breath, and where', () => {
  const said = (recording: Recording) => gradeReport(inputOf(recording)).plan[0];
  expect(said({lufs: -21.6, peak: -5.9})).toMatchObject({
    action: 'OBSの「ゲイン」フィルタを+5dBにします。',
    how: expect.stringContaining('入力音量は変えません。') as string,
  });
  expect(said({lufs: -25, peak: -16})?.action).toBe('マイクの入力音量を8dB上げます。');
  expect(said({lufs: -25, peak: -16})?.how).toMatch(/「GAIN」.*Windows/u);
  expect(said({noise: -45})?.action).toBe(
    'マイクとの距離を半分にし、その分、入力音量を6dB下げます。',
  );
  expect(said({noise: -70, noiseAgain: -59})?.how).toContain('11dB変わりました');
  expect(said({lufs: -26, peak: 0, clips: 3})?.how).toContain('下げてから測り直します');
  expect(said({noise: -55})?.action).toBe(
    'OBSの「ノイズゲート」を、閉鎖しきい値−45dB、開放しきい値−39dBで追加します。',
  );
  expect(said({lufs: -19, jump: 13})).toMatchObject({
    action: 'OBSの「コンプレッサー」を、比率4:1、しきい値−22dBで追加します。',
    how: '大きな声がふだんより13LU大きくなるので、差を縮めます。',
  });
});

describe('any recording', () => {
  const reports = anyRecordings(4000, 41).map((recording) => gradeReport(inputOf(recording)));

  it('is not told to go both up and down', () => {
    for (const {plan} of reports) {
      const words = plan.map(({action}) => action).join('');
      expect(/dB上げ/u.test(words) && /dB下げ/u.test(words)).toBe(false);
    }
  });

  it('is told in short sentences', () => {
    const isWrong = (text: string): boolean =>
      /[ -]|NaN|undefined|Infinity/u.test(text.replace(/EBU R 128|ARIB TR-B32| → /gu, '')) ||
      !text.endsWith('。') ||
      text.split('。').some((sentence) => sentence.length > 80);
    const texts = reports.flatMap(({plan, topics}) => [
      ...plan.flatMap(({action, how}) => [action, how]),
      ...topics.map(({summary}) => summary),
    ]);
    expect(texts.filter(isWrong)).toEqual([]);
  });
});
