import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {createObsSource} from './obs.browser';

/** The connection to OBS: what it answers to a call, and what it says by itself. */
const obs = vi.hoisted(() => ({
  call: (_name: string): Promise<unknown> => Promise.resolve({inputs: []}),
  handlers: new Map<string, () => void>(),
}));

vi.mock('obs-websocket-js/json', () => ({
  default: class {
    connect = (): Promise<void> => Promise.resolve();
    disconnect = (): Promise<void> => Promise.resolve();
    on = (name: string, handler: () => void): unknown => obs.handlers.set(name, handler);
    call = (name: string): Promise<unknown> => obs.call(name);
  },
}));
vi.mock('@komebiyori/app-link', () => ({
  isFreePage: () => true,
  queryPermission: () => Promise.resolve('granted'),
}));

const refused = Object.assign(new Error('No vendor was found by that name.'), {code: 600});
const emits = (): number =>
  vi.mocked(obs.call).mock.calls.filter(([name]) => name === 'CallVendorRequest').length;

beforeAll(() => {
  vi.stubGlobal('window', {isSecureContext: true, setTimeout, clearTimeout});
});
afterAll(() => {
  vi.unstubAllGlobals();
});

describe('an OBS that cannot pass events on', () => {
  const source = () => {
    const made = createObsSource({onLevels: () => undefined, onRenamed: () => undefined});
    made.connect('127.0.0.1:4455', '');
    return made;
  };
  beforeEach(() => {
    obs.call = vi.fn((name: string) =>
      name === 'CallVendorRequest' ? Promise.reject(refused) : Promise.resolve({inputs: []}),
    );
  });

  it('is told, keeps its levels, and is asked no more', async () => {
    const {state, emit} = source();
    await expect.poll(() => state.get()).toEqual({kind: 'connected'});
    emit('komebiyori-volume-party', {});
    await expect.poll(() => state.get()).toEqual({kind: 'connected', isUnfit: true});
    emit('komebiyori-volume-party', {});
    expect(emits()).toBe(1);
  });

  it('is asked again after it was connected anew', async () => {
    const {state, emit, connect} = source();
    await expect.poll(() => state.get().kind).toBe('connected');
    emit('komebiyori-volume-party', {});
    await expect.poll(() => state.get()).toEqual({kind: 'connected', isUnfit: true});
    connect('127.0.0.1:4455', '');
    await expect.poll(() => state.get()).toEqual({kind: 'connected'});
    emit('komebiyori-volume-party', {});
    expect(emits()).toBe(2);
  });

  it('is no matter of a connection that has just broken', async () => {
    obs.call = vi.fn((name: string) =>
      name === 'CallVendorRequest'
        ? Promise.reject(new Error('Socket not identified'))
        : Promise.resolve({inputs: []}),
    );
    const {state, emit} = source();
    await expect.poll(() => state.get().kind).toBe('connected');
    emit('komebiyori-volume-party', {});
    await new Promise((resolve) => setTimeout(resolve));
    expect(state.get()).toEqual({kind: 'connected'});
  });
});
