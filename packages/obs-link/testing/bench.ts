import {createServer} from 'node:net';
import {expect, onTestFinished, vi} from 'vitest';
import {startFakeObs, type FakeObs, type FakeObsOptions} from '@komebiyori/simulator/obs';
import {listen} from '../../../scripts/lib/listen';
import {ObsLink, type ObsLinkOptions} from '../obsLink';

export const FOREVER = 60_000;

/** Lets a test move the time that links wait by; sockets go on as they are. */
export function fakeTimers(): void {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** OBS for one test. */
export async function openObs(options: Partial<FakeObsOptions> = {}): Promise<FakeObs> {
  const obs = await startFakeObs({password: '', ...options});
  onTestFinished(obs.close);
  return obs;
}

/** A link for one test. */
export function makeLink(options: ObsLinkOptions = {}): ObsLink {
  const link = new ObsLink(options);
  onTestFinished(link.disconnect);
  return link;
}

/** Where a server of this machine is, as somebody types it. */
export const at = ({port}: {readonly port: number}): string => `127.0.0.1:${port}`;
/** Polled until it is so: a socket's round trip. */
export const becomes = (link: ObsLink, state: object) =>
  expect.poll(() => link.state.get()).toEqual(state);
/** A link that is open. */
export const connected = async (obs: FakeObs, options: ObsLinkOptions = {}): Promise<ObsLink> => {
  const link = makeLink(options);
  link.connect(at(obs), '');
  await becomes(link, {kind: 'connected'});
  return link;
};
/** A server that takes calls and says nothing. */
export async function openSilent() {
  const server = createServer();
  const port = await listen(server);
  onTestFinished(() => void server.close());
  const called = new Promise((resolve) => server.once('connection', resolve));
  return {port, called};
}
