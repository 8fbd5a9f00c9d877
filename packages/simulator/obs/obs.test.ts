import {createHash} from 'node:crypto';
import OBSWebSocket, {OBSWebSocketError} from 'obs-websocket-js/json';
import {afterEach, expect, it} from 'vitest';
import {WebSocket} from 'ws';
import {authenticationOf, startFakeObs, type FakeObs} from './start';

let obs: FakeObs;
const clients: OBSWebSocket[] = [];

async function connect(password: string, eventSubscriptions?: number): Promise<OBSWebSocket> {
  const client = new OBSWebSocket();
  clients.push(client);
  await client.connect(
    `ws://127.0.0.1:${obs.port}`,
    password,
    eventSubscriptions === undefined ? {} : {eventSubscriptions},
  );
  return client;
}

afterEach(async () => {
  for (const client of clients.splice(0)) await client.disconnect();
  await obs.close();
});

it('asks for the password as the protocol does', async () => {
  obs = await startFakeObs({password: 'ひみつ'});
  // By hand, with Node's SHA-256: what obs-websocket's protocol.md says of the two rounds.
  const round = (text: string): string =>
    createHash('sha256').update(text, 'utf8').digest('base64');
  expect(
    authenticationOf(
      'supersecretpassword',
      'lM1GncleQOaCu9lT1yeUZhFYnqhsLLP1G5lAGo3ixaI=',
      '+IxH4CnCiqpX1rM9scsNynZzbOe4KhDeYcTNS3PDaeY=',
    ),
  ).toBe(
    round(
      `${round('supersecretpasswordlM1GncleQOaCu9lT1yeUZhFYnqhsLLP1G5lAGo3ixaI=')}+IxH4CnCiqpX1rM9scsNynZzbOe4KhDeYcTNS3PDaeY=`,
    ),
  );
  await connect('ひみつ');
  expect(obs.clients()).toBe(1);
  const wrong = connect('違う').catch((error: unknown) => error);
  const error = await wrong;
  expect(error).toBeInstanceOf(OBSWebSocketError);
  expect(error instanceof OBSWebSocketError && error.code).toBe(4009);
});

it('sends meters only to those who asked for them', async () => {
  obs = await startFakeObs({password: ''});
  const got: unknown[] = [];
  const asked = await connect('', 1 << 16);
  asked.on('InputVolumeMeters', ({inputs}) => got.push(inputs));
  const other = await connect('');
  other.on('InputVolumeMeters', () => got.push('unasked'));
  obs.meters({マイク: [-20, -100]});
  await expect.poll(() => got).toHaveLength(1);
  expect(got).toEqual([
    [
      {
        inputName: 'マイク',
        inputLevelsMul: [
          [0.1, 0.1, 0.1],
          [0, 0, 0],
        ],
      },
    ],
  ]);
});

it('lists inputs, tells of new names, and hands events to browser sources', async () => {
  const events: unknown[] = [];
  obs = await startFakeObs({password: '', onEvent: (name, detail) => events.push([name, detail])});
  const client = await connect('');
  const names: string[] = [];
  client.on('InputNameChanged', ({inputName}) => names.push(inputName));
  obs.rename('マイク', '声');
  const {inputs} = await client.call('GetInputList');
  expect(inputs.map(({inputName}) => inputName)).toEqual(['声', 'デスクトップ音声']);
  expect(names).toEqual(['声']);
  await client.call('CallVendorRequest', {
    vendorName: 'obs-browser',
    requestType: 'emit_event',
    requestData: {
      event_name: 'x',
      event_data: {y: 1, list: [['z'], 'z', 1, {z: [2, {}]}], none: null},
    },
  });
  // As the real OBS 29 handed it to its browser source: of lists, the objects only.
  expect(events).toEqual([['x', {y: 1, list: [{z: [{}]}]}]]);
});

it('as version 4 it says nothing unasked', async () => {
  obs = await startFakeObs({password: '', protocol: 4});
  const socket = new WebSocket(`ws://127.0.0.1:${obs.port}`);
  const said: string[] = [];
  socket.on('message', (data: Buffer) => said.push(data.toString()));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({'request-type': 'GetVersion', 'message-id': '1'}));
  await expect.poll(() => said).toHaveLength(1);
  expect(JSON.parse(said[0] ?? '')).toMatchObject({'message-id': '1', status: 'ok'});
  socket.close();
});
