import {isFreePage, queryPermission} from '@komebiyori/app-link';
import {spaceOf} from '@komebiyori/app-link/address';
import type {Permission} from '@komebiyori/app-link/state';
import {createStore, type Store, type Watched} from '@komebiyori/lib/store';
import {ObsLink, type ObsClient} from '@komebiyori/obs-link';
import type {ObsAddress} from '@komebiyori/obs-link/address';
import {probeObs} from '@komebiyori/obs-link/probe';
import {QUIETEST, type Levels} from '../levels/levels';
import {MOST_INPUTS, readInputs, readRemoved, readRenamed} from './obsInputs';
import {createObsLevels, hasSoundByKind} from './obsLevels';

export interface ObsListener {
  /** Levels of all inputs that are active and have sound, every 50 ms. */
  readonly onLevels: (levels: ReadonlyMap<string, Levels>) => void;
  readonly onRenamed: (from: string, to: string) => void;
}

/** An input of OBS. */
interface ObsInput {
  readonly name: string;
  /** By its kind, or because it was heard: others are none to choose. */
  readonly hasSound: boolean;
}

/** OBS: the levels of its inputs, and a way to its browser sources. */
export interface ObsSource extends Pick<
  ObsLink,
  'state' | 'isAsked' | 'connect' | 'connectIfGranted' | 'disconnect'
> {
  /** All inputs, also those that make no sound just now; undefined before OBS has told them. */
  readonly inputs: Watched<readonly ObsInput[] | undefined>;
  /** Hands data to every browser source of OBS; nothing while it lags behind. */
  readonly emit: ObsLink['emit'];
}

/** Of protocol 5: EventSubscription Inputs and InputVolumeMeters. */
const SUBSCRIPTIONS = (1 << 3) | (1 << 16);

/** What a page of the web meets before it reaches OBS. */
async function permission(address: ObsAddress): Promise<Permission | 'insecure'> {
  if (!window.isSecureContext) return 'insecure';
  return isFreePage() ? 'granted' : queryPermission(spaceOf(address));
}

/** What was heard of a connection: kinds of inputs that have no sound at first count from then on. */
function createHeard(inputs: Store<readonly ObsInput[] | undefined>) {
  const names = new Set<string>();
  return {
    has: (name: string): boolean => names.has(name),
    add(name: string): void {
      if (names.has(name) || names.size >= MOST_INPUTS) return;
      names.add(name);
      inputs.set(inputs.get()?.map((one) => (one.name === name ? {...one, hasSound: true} : one)));
    },
    delete: (name: string): boolean => names.delete(name),
    rename(from: string, to: string): void {
      if (names.delete(from)) names.add(to);
    },
  };
}

/** Does a thing, and once more where it was asked for meanwhile: not as often as it is asked for. */
function oneAtATime(act: () => Promise<void>): () => void {
  let state: 'idle' | 'busy' | 'again' = 'idle';
  const run = async (): Promise<void> => {
    state = 'busy';
    await act();
    const isWanted = (state as string) === 'again';
    state = 'idle';
    if (isWanted) await run();
  };
  return () => {
    if (state === 'idle') void run();
    else state = 'again';
  };
}

/** Listens to a connection, and keeps the list of its inputs. What is told may be anything. */
function listenTo(
  client: ObsClient,
  inputs: Store<readonly ObsInput[] | undefined>,
  {onLevels, onRenamed}: ObsListener,
): void {
  const levels = createObsLevels();
  const heard = createHeard(inputs);
  const list = oneAtATime(async () => {
    const listed = readInputs(await client.call('GetInputList').catch(() => undefined));
    if (listed === undefined) return;
    inputs.set(
      listed.map(({name, kind}) => {
        const hasSound = kind === undefined || hasSoundByKind(kind) || heard.has(name);
        return {name, hasSound};
      }),
    );
  });
  client.on('InputVolumeMeters', (data) => {
    const read = levels.read(data);
    if (read === undefined) return;
    for (const [name, {peak}] of read) if (peak.all > QUIETEST) heard.add(name);
    // OBS tells of every source that could sound, also of those that its mixer does not have.
    const known = inputs.get()?.flatMap(({name, hasSound}) => (hasSound ? [name] : []));
    const sounding = new Set(known);
    onLevels(new Map([...read].filter(([name]) => heard.has(name) || sounding.has(name))));
  });
  client.on('InputNameChanged', (data) => {
    const renamed = readRenamed(data);
    if (renamed === undefined) return;
    heard.rename(renamed.oldInputName, renamed.inputName);
    onRenamed(renamed.oldInputName, renamed.inputName);
    list();
  });
  client.on('Identified', list);
  client.on('InputCreated', list);
  // OBS still lists it just then.
  client.on('InputRemoved', (data) => {
    const gone = readRemoved(data);
    if (gone === undefined) return;
    heard.delete(gone);
    inputs.set(inputs.get()?.filter(({name}) => name !== gone));
  });
}

export function createObsSource(listener: ObsListener): ObsSource {
  const inputs = createStore<readonly ObsInput[] | undefined>(undefined);
  const listen = (client: ObsClient): void => {
    listenTo(client, inputs, listener);
  };
  const link = new ObsLink({subscriptions: SUBSCRIPTIONS, listen, permission, probe: probeObs});
  const {state, isAsked, connect, connectIfGranted} = link;
  return {
    ...{state, isAsked, connect, connectIfGranted, inputs},
    disconnect() {
      link.disconnect();
      inputs.set(undefined);
    },
    emit(name, data) {
      if (!link.isBusy()) link.emit(name, data);
    },
  };
}
