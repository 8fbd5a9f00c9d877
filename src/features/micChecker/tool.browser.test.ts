import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {LEAD_SECONDS, STEPS} from './guided/guided';
import {PHASES} from '@komebiyori/mic-meter/reading';
import {fakeMeter, type FakeMeter} from '@komebiyori/mic-meter/testing/fakeMeter';
import {createTool, type Tool} from './tool.browser';

/** Chromium's fake microphone, a meter of prepared answers, and time that goes when it is told. */
let tool: Tool;
let meter: FakeMeter;
/** What the newest session has opened. */
let track: MediaStreamTrack | undefined;
let contexts: AudioContext[] = [];

beforeEach(() => {
  localStorage.clear();
  contexts = [];
  const {mediaDevices} = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  vi.spyOn(mediaDevices, 'getUserMedia').mockImplementation(async (constraints) => {
    const stream = await open(constraints);
    [track] = stream.getAudioTracks();
    return stream;
  });
  vi.stubGlobal(
    'AudioContext',
    class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        contexts.push(this);
      }
    },
  );
  vi.useFakeTimers({toFake: ['setInterval', 'clearInterval', 'performance']});
});
afterEach(() => {
  tool.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function running(options: Parameters<typeof fakeMeter>[0] = {}): Promise<void> {
  meter = fakeMeter(options);
  tool = createTool(meter.start);
  tool.start();
  await expect.poll(() => tool.session.state.get().kind).toBe('running');
}

const unplug = (): boolean | undefined => track?.dispatchEvent(new Event('ended'));
const die = (): void => {
  meter.die();
};
const suspend = (): Promise<void> | undefined => contexts.at(-1)?.suspend();

const seconds = (count: number): Promise<unknown> => vi.advanceTimersByTimeAsync(count * 1000);

describe('the guided test of a session', () => {
  it('tells the meter each step at its time and collects the results', async () => {
    await running();
    tool.guided.send({type: 'start'});
    for (const phase of STEPS) {
      expect(tool.guided.state.get()).toMatchObject({kind: 'told', phase});
      tool.guided.send({type: 'begin'});
      await seconds(LEAD_SECONDS + 0.2);
      expect(meter.calls.at(-1)).toBe(`startPhase ${phase}`);
      await seconds(PHASES[phase]);
    }
    expect(tool.guided.state.get().kind).toBe('done');
    expect(Object.keys(tool.guided.state.get().results)).toEqual([...STEPS]);
    expect(tool.guided.basis.get()).toMatchObject({processing: []});
  });

  it('waits in a pause and does the step again', async () => {
    await running();
    tool.guided.send({type: 'start'});
    tool.guided.send({type: 'begin'});
    await seconds(LEAD_SECONDS + 2);
    expect(tool.guided.state.get()).toMatchObject({kind: 'measuring', phase: 'quiet'});
    await tool.session.pause();
    await seconds(20);
    expect(tool.guided.state.get()).toMatchObject({kind: 'told', left: LEAD_SECONDS});
    await tool.session.resume();
    tool.guided.send({type: 'begin'});
    await seconds(LEAD_SECONDS + 0.2);
    expect(meter.calls.filter((call) => call === 'startPhase quiet')).toHaveLength(2);
  });

  it('does a step again whose result does not come', async () => {
    await running({
      resultOf: () => {
        throw new Error('nothing');
      },
    });
    tool.guided.send({type: 'start'});
    tool.guided.send({type: 'begin'});
    await seconds(LEAD_SECONDS + 0.2);
    await seconds(PHASES.quiet);
    expect(tool.guided.state.get()).toMatchObject({kind: 'told', phase: 'quiet', results: {}});
  });
});

describe('a take', () => {
  it('ends by itself after a minute', async () => {
    await running();
    tool.recorder.start('a');
    await seconds(59);
    expect(tool.recorder.recording.get()?.seconds).toBeCloseTo(59, 0);
    await seconds(1.2);
    await expect.poll(() => tool.recorder.recording.get()).toBeUndefined();
    expect(tool.recorder.takes.get().a).toMatchObject({slot: 'a', how: '加工なし'});
    expect(meter.calls.filter((call) => call === 'endTake')).toHaveLength(1);
  });

  it('is saved before the microphone closes, and outlives it', async () => {
    await running();
    tool.recorder.start('b');
    await tool.session.finish();
    expect(meter.calls.indexOf('endTake')).toBeLessThan(meter.calls.indexOf('close'));
    expect(tool.recorder.takes.get().b?.seconds).toBeGreaterThan(0.9);
  });

  it.each([
    ['a pause', () => tool.session.pause(), 'paused'],
    ['a microphone that is pulled out', unplug, 'paused'],
    ['a context that the browser stops', suspend, 'paused'],
    ['a meter that dies', die, 'failed'],
  ] as const)('is kept where it ends by %s', async (_what, end, kind) => {
    await running();
    tool.recorder.start('a');
    await end();
    await expect.poll(() => tool.session.state.get().kind).toBe(kind);
    await expect.poll(() => tool.recorder.takes.get().a?.seconds).toBeCloseTo(1, 0);
    expect(tool.recorder.recording.get()).toBeUndefined();
  });

  it('of a moment is none, and does not replace the one before', async () => {
    await running({take: [new Float32Array(100)]});
    tool.recorder.start('a');
    await tool.recorder.stop();
    expect(tool.recorder.takes.get()).toEqual({});
    expect(tool.recorder.recording.get()).toBeUndefined();
  });

  it('cannot begin without a microphone, nor twice', async () => {
    await running();
    tool.recorder.start('a');
    tool.recorder.start('b');
    expect(tool.recorder.recording.get()?.slot).toBe('a');
    await tool.session.finish();
    tool.recorder.start('b');
    expect(tool.recorder.recording.get()).toBeUndefined();
  });
});

describe('a session', () => {
  it('tells a worklet that cannot be loaded, and one that dies', async () => {
    meter = fakeMeter({fails: true});
    tool = createTool(meter.start);
    tool.start();
    await expect
      .poll(() => tool.session.state.get())
      .toEqual({kind: 'failed', problem: 'workletFailed'});
    tool.close();
    await running();
    meter.die();
    await expect
      .poll(() => tool.session.state.get())
      .toEqual({kind: 'failed', problem: 'meterDied'});
  });

  it('shows silence as long as it lasts, and begins the meters anew with a new start', async () => {
    await running();
    meter.say({isSilent: true});
    expect(tool.session.state.get()).toMatchObject({isSilent: true});
    meter.say({isSilent: false});
    expect(tool.session.state.get()).toMatchObject({isSilent: false});
    expect(tool.live.get()).toBeDefined();
    tool.change({noiseSuppression: true});
    await expect.poll(() => tool.live.get()).toBeUndefined();
  });

  it('has the settings of the last visit', async () => {
    await running();
    tool.change({dualMono: false});
    tool.close();
    await running();
    expect(tool.settings.get().dualMono).toBe(false);
  });

  it('opens the microphone anew for what concerns it, and for nothing else', async () => {
    await running();
    tool.change({target: 'ebu', dualMono: false});
    expect(tool.session.state.get().kind).toBe('running');
    tool.change({autoGainControl: true});
    await expect.poll(() => meter.calls.filter((call) => call === 'start')).toHaveLength(2);
    expect(tool.session.state.get().kind).toBe('running');
  });

  it('that is given up while it opens stays closed', async () => {
    meter = fakeMeter();
    tool = createTool(meter.start);
    tool.start();
    await tool.session.finish();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(tool.session.state.get().kind).toBe('idle');
    expect(tool.session.meter()).toBeUndefined();
  });
});
