import {isFreePage, queryPermission} from '@komebiyori/app-link';
import {spaceOf} from '@komebiyori/app-link/address';
import type {Permission} from '@komebiyori/app-link/state';
import {createStore, type Watched} from '@komebiyori/lib/store';
import {ObsLink, type ObsClient} from '@komebiyori/obs-link';
import type {ObsAddress} from '@komebiyori/obs-link/address';
import {probeObs} from '@komebiyori/obs-link/probe';
import type {Levels} from '../levels/levels';
import {createObsLevels} from './obsLevels';

export interface ObsListener {
  /** Levels of all inputs that are active, every 50 ms. */
  readonly onLevels: (levels: ReadonlyMap<string, Levels>) => void;
  readonly onRenamed: (from: string, to: string) => void;
}

/** OBS: the levels of its inputs, and a way to its browser sources. */
export interface ObsSource extends Pick<
  ObsLink,
  'state' | 'isAsked' | 'connect' | 'connectIfGranted' | 'disconnect'
> {
  /** Names of all inputs, also of those that make no sound just now. */
  readonly inputs: Watched<readonly string[]>;
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

export function createObsSource({onLevels, onRenamed}: ObsListener): ObsSource {
  const inputs = createStore<readonly string[]>([]);
  const list = async (client: ObsClient): Promise<void> => {
    const answer = await client.call('GetInputList').catch(() => undefined);
    if (answer === undefined) return;
    inputs.set(
      answer.inputs.flatMap(({inputName}) => (typeof inputName === 'string' ? [inputName] : [])),
    );
  };
  const listen = (client: ObsClient): void => {
    const levels = createObsLevels();
    client.on('InputVolumeMeters', (data) => {
      const read = levels.read(data);
      if (read !== undefined) onLevels(read);
    });
    client.on('InputNameChanged', ({oldInputName, inputName}) => {
      onRenamed(oldInputName, inputName);
      void list(client);
    });
    client.on('Identified', () => void list(client));
    client.on('InputCreated', () => void list(client));
    // OBS still lists it just then.
    client.on('InputRemoved', ({inputName}) => {
      inputs.set(inputs.get().filter((name) => name !== inputName));
    });
  };
  const link = new ObsLink({subscriptions: SUBSCRIPTIONS, listen, permission, probe: probeObs});
  const {state, isAsked, connect, connectIfGranted} = link;
  return {
    ...{state, isAsked, connect, connectIfGranted, inputs},
    disconnect() {
      link.disconnect();
      inputs.set([]);
    },
    emit(name, data) {
      if (!link.isBusy()) link.emit(name, data);
    },
  };
}
