import {WebSocketServer, type WebSocket} from 'ws';
import {afterAll, beforeAll, describe, expect, it, onTestFinished, vi} from 'vitest';
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

interface Liar {
  readonly port: number;
  /** Tells an event, or says anything at all. */
  readonly tell: (eventType: string, eventData: unknown) => void;
  readonly say: (text: string) => void;
  /** How often it was asked for its inputs. */
  readonly asked: () => number;
}

/** A server that shakes hands as OBS does, and then says what a test wants. */
async function startLiar(answer: unknown): Promise<Liar> {
  const server = new WebSocketServer({port: 0, host: '127.0.0.1'});
  await new Promise((resolve) => server.once('listening', resolve));
  const sockets = new Set<WebSocket>();
  let asked = 0;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('message', (data: Buffer) => {
      const {op, d} = JSON.parse(data.toString()) as {op: number; d: Record<string, unknown>};
      if (op === 1) socket.send(JSON.stringify({op: 2, d: {negotiatedRpcVersion: 1}}));
      if (d['requestType'] !== 'GetInputList') return;
      asked += 1;
      const requestStatus = {result: true, code: 100};
      const {requestId} = d;
      socket.send(JSON.stringify({op: 7, d: {requestId, requestStatus, responseData: answer}}));
    });
    socket.send(JSON.stringify({op: 0, d: {rpcVersion: 1}}));
  });
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate();
    server.close();
  });
  const address = server.address();
  const say = (text: string): void => {
    for (const socket of sockets) socket.send(text);
  };
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    say,
    tell(eventType, eventData) {
      say(JSON.stringify({op: 5, d: {eventType, eventIntent: 8, eventData}}));
    },
    asked: () => asked,
  };
}

interface Bench {
  readonly liar: Liar;
  readonly source: ObsSource;
  readonly heard: ReadonlyMap<string, Levels>[];
  readonly renamed: unknown[];
}

async function believed(answer: unknown): Promise<Bench> {
  const liar = await startLiar(answer);
  const heard: Bench['heard'] = [];
  const renamed: unknown[] = [];
  const source = createObsSource({
    onLevels: (levels) => heard.push(levels),
    onRenamed: (...names) => renamed.push(names),
  });
  onTestFinished(source.disconnect);
  source.connectIfGranted(`127.0.0.1:${liar.port}`, '');
  await expect.poll(() => source.state.get()).toEqual({kind: 'connected'});
  return {liar, source, heard, renamed};
}

const meters = (names: readonly string[]) => ({
  inputs: names.map((inputName) => ({inputName, inputLevelsMul: [[0.1, 0.1, 0.1]]})),
});
const numbered = (count: number) => Array.from({length: count}, (_, at) => `入力${at}`);
const MICROPHONE = {inputName: 'マイク', inputKind: 'wasapi_input_capture'};
/** What is told last has been read when it has come. */
const settled = async ({liar, heard}: Bench): Promise<void> => {
  liar.tell('InputVolumeMeters', meters(['マイク']));
  await expect.poll(() => heard.at(-1)?.has('マイク')).toBe(true);
};

describe('a server that is no OBS', () => {
  it.each([undefined, null, 5, {}, {inputs: 5}, {inputs: [null, 5, {}, MICROPHONE]}])(
    'answers for its inputs %j: the page goes on',
    async (answer) => {
      const bench = await believed(answer);
      await settled(bench);
      expect(bench.source.state.get()).toEqual({kind: 'connected'});
    },
  );

  it('tells events without their data: the page goes on', async () => {
    const bench = await believed({inputs: [MICROPHONE]});
    const {liar, renamed, source} = bench;
    for (const type of ['InputNameChanged', 'InputRemoved', 'InputVolumeMeters', 'Identified'])
      for (const data of [null, 5, 'x', [], {}, {inputName: 5, oldInputName: {}}])
        liar.tell(type, data);
    liar.tell('__proto__', {});
    for (const text of ['', '[', 'null', '5', '{"op":5,"d":null}', '{"op":0,"d":{}}'])
      liar.say(text);
    await settled(bench);
    expect(renamed).toEqual([]);
    expect(source.state.get()).toEqual({kind: 'connected'});
    expect(source.inputs.get()).toEqual([{name: 'マイク', hasSound: true}]);
  });

  it('has fifty thousand inputs: the page shows some, and is not held up', async () => {
    const names = ['マイク', ...numbered(50_000)];
    const inputs = names.map((inputName) => ({inputName, inputKind: 'wasapi_input_capture'}));
    const bench = await believed({inputs});
    const {liar, source, heard} = bench;
    await expect.poll(() => source.inputs.get()?.length).toBeLessThanOrEqual(1000);
    for (let turn = 0; turn < 3; turn += 1) liar.tell('InputVolumeMeters', meters(names));
    await settled(bench);
    for (const one of heard) expect(one.size).toBeLessThanOrEqual(1000);
  });

  it('calls an input by a name that no settings can keep: the rules keep the old one', async () => {
    const bench = await believed({inputs: [MICROPHONE]});
    bench.liar.tell('InputNameChanged', {oldInputName: 'マイク', inputName: 'あ'.repeat(100_000)});
    await settled(bench);
    expect(bench.renamed).toEqual([]);
  });

  it('tells of new inputs without an end: it is not asked each time', async () => {
    const bench = await believed({inputs: [MICROPHONE]});
    for (let at = 0; at < 2000; at += 1) bench.liar.tell('InputCreated', {inputName: `${at}`});
    await settled(bench);
    await expect.poll(() => bench.liar.asked()).toBeGreaterThan(0);
    await settled(bench);
    expect(bench.liar.asked()).toBeLessThan(1000);
  });

  it('sends a message of many megabytes: it is not read', async () => {
    const bench = await believed({inputs: [MICROPHONE]});
    const long = JSON.stringify({op: 5, d: {eventType: 'x', eventData: 'y'.repeat(40_000_000)}});
    const parse = vi.spyOn(JSON, 'parse');
    onTestFinished(() => {
      parse.mockRestore();
    });
    bench.liar.say(long);
    await settled(bench);
    expect(parse.mock.calls.every(([text]) => text.length < 40_000_000)).toBe(true);
  });
});
