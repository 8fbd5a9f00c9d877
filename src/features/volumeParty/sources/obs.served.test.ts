import {afterAll, beforeAll, expect, it, onTestFinished, vi} from 'vitest';
import {WebSocket} from 'ws';
import {startFakeObs, type FakeObs, type FakeObsOptions} from '@komebiyori/simulator/obs';
import type {Levels} from '../levels/levels';
import {createObsSource, type ObsSource} from './obs.browser';

vi.mock('@komebiyori/app-link', () => ({
  isFreePage: () => true,
  queryPermission: () => Promise.resolve('denied'),
}));
beforeAll(() => {
  vi.stubGlobal('window', {isSecureContext: true});
});
afterAll(() => {
  vi.unstubAllGlobals();
});

interface Bench {
  readonly obs: FakeObs;
  readonly source: ObsSource;
  readonly heard: ReadonlyMap<string, Levels>[];
  readonly renamed: (readonly [string, string])[];
}

async function connected(options: Partial<FakeObsOptions> = {}): Promise<Bench> {
  const obs = await startFakeObs({password: '', ...options});
  const heard: Bench['heard'] = [];
  const renamed: Bench['renamed'] = [];
  const source = createObsSource({
    onLevels: (levels) => heard.push(levels),
    onRenamed: (...names) => renamed.push(names),
  });
  onTestFinished(async () => {
    source.disconnect();
    await obs.close();
  });
  source.connectIfGranted(`127.0.0.1:${obs.port}`, '');
  await expect.poll(() => source.state.get()).toEqual({kind: 'connected'});
  return {obs, source, heard, renamed};
}

const namesOf = ({inputs}: ObsSource) => inputs.get()?.map(({name}) => name);

it('OBS tells its levels, its inputs, and what they are called now', async () => {
  const {obs, source, heard, renamed} = await connected();
  await expect.poll(() => namesOf(source)).toEqual(['マイク', 'デスクトップ音声']);
  obs.meters({マイク: [-20]});
  await expect.poll(() => heard.length).toBe(1);
  expect(heard[0]?.get('マイク')?.peak.all).toBeCloseTo(-20, 6);
  obs.rename('マイク', '声');
  await expect.poll(() => namesOf(source)).toEqual(['声', 'デスクトップ音声']);
  expect(renamed).toEqual([['マイク', '声']]);
  source.disconnect();
  expect(source.inputs.get()).toBeUndefined();
});

it('a browser source counts from its first sound, a silent microphone at once', async () => {
  const inputs = [
    {name: 'マイク', kind: 'wasapi_input_capture'},
    {name: '枠', kind: 'browser_source'},
    {name: '画像', kind: 'image_source'},
  ];
  const {obs, source, heard} = await connected({inputs});
  const sounding = () => source.inputs.get()?.flatMap((one) => (one.hasSound ? [one.name] : []));
  await expect.poll(sounding).toEqual(['マイク']);
  const next = async (levels: Parameters<FakeObs['meters']>[0]): Promise<string[]> => {
    const before = heard.length;
    obs.meters(levels);
    await expect.poll(() => heard.length).toBe(before + 1);
    return [...(heard.at(-1)?.keys() ?? [])];
  };
  expect(await next({マイク: [-100], 枠: [-100]})).toEqual(['マイク']);
  expect(await next({マイク: [-100], 枠: [-30]})).toEqual(['マイク', '枠']);
  expect(sounding()).toEqual(['マイク', '枠']);
  obs.rename('枠', '窓');
  await expect.poll(sounding).toEqual(['マイク', '窓']);
  expect(await next({マイク: [-100], 窓: [-100]})).toEqual(['マイク', '窓']);
});

it('an OBS that cannot pass effects on tells its levels all the same', async () => {
  const {obs, source, heard} = await connected({browser: 'missing'});
  source.emit('komebiyori-volume-party', {});
  await expect.poll(() => source.state.get()).toEqual({kind: 'connected', isUnfit: true});
  obs.meters({マイク: [-20]});
  await expect.poll(() => heard.length).toBe(1);
});

it('an OBS of version 4 is told to be too old', async () => {
  // As browsers have it, which find out by it.
  vi.stubGlobal('WebSocket', WebSocket);
  const obs = await startFakeObs({password: '', protocol: 4});
  const source = createObsSource({onLevels: () => undefined, onRenamed: () => undefined});
  onTestFinished(async () => {
    source.disconnect();
    await obs.close();
  });
  source.connect(`127.0.0.1:${obs.port}`, '');
  await expect.poll(() => source.state.get()).toEqual({kind: 'failed', why: 'too-old'});
});

it('an OBS that lags behind is not given more', async () => {
  const numbers: unknown[] = [];
  const {source} = await connected({
    browser: 'silent',
    onEvent: (_name, detail) => numbers.push(detail),
  });
  for (let at = 0; at < 100; at += 1) source.emit('komebiyori-volume-party', {at});
  await expect.poll(() => numbers.length).toBeGreaterThanOrEqual(30);
  expect(numbers).toEqual(Array.from({length: 30}, (_, at) => ({at})));
});
