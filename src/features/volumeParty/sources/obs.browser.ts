import {isFreePage, queryPermission} from '@komebiyori/app-link';
import {spaceOf} from '@komebiyori/app-link/address';
import type {Permission} from '@komebiyori/app-link/state';
import {createStore, type Store, type Watched} from '@komebiyori/lib/store';
import {ObsLink, type ObsClient} from '@komebiyori/obs-link';
import type {ObsAddress} from '@komebiyori/obs-link/address';
import {probeObs} from '@komebiyori/obs-link/probe';
import {QUIETEST, type Levels} from '../levels/levels';
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

/** Listens to a connection, and keeps the list of its inputs. */
function listenTo(
  client: ObsClient,
  inputs: Store<readonly ObsInput[] | undefined>,
  {onLevels, onRenamed}: ObsListener,
): void {
  const levels = createObsLevels();
  const heard = new Set<string>();
  const list = async (): Promise<void> => {
    const answer = await client.call('GetInputList').catch(() => undefined);
    if (answer === undefined) return;
    inputs.set(
      answer.inputs.flatMap(({inputName: name, inputKind: kind}) => {
        if (typeof name !== 'string') return [];
        const hasSound = typeof kind !== 'string' || hasSoundByKind(kind) || heard.has(name);
        return [{name, hasSound}];
      }),
    );
  };
  const hear = (name: string): void => {
    if (heard.has(name)) return;
    heard.add(name);
    inputs.set(inputs.get()?.map((one) => (one.name === name ? {...one, hasSound: true} : one)));
  };
  client.on('InputVolumeMeters', (data) => {
    const read = levels.read(data);
    if (read === undefined) return;
    for (const [name, {peak}] of read) if (peak.all > QUIETEST) hear(name);
    const known = inputs.get();
    // OBS tells of every source that could sound, also of those that its mixer does not have.
    const hasSound = (name: string): boolean =>
      heard.has(name) || known?.find((one) => one.name === name)?.hasSound === true;
    onLevels(new Map([...read].filter(([name]) => hasSound(name))));
  });
  client.on('InputNameChanged', ({oldInputName, inputName}) => {
    if (heard.delete(oldInputName)) heard.add(inputName);
    onRenamed(oldInputName, inputName);
    void list();
  });
  client.on('Identified', () => void list());
  client.on('InputCreated', () => void list());
  // OBS still lists it just then.
  client.on('InputRemoved', ({inputName}) => {
    heard.delete(inputName);
    inputs.set(inputs.get()?.filter(({name}) => name !== inputName));
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
