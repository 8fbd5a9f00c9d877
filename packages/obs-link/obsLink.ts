import type OBSWebSocket from 'obs-websocket-js/json';
import type {Permission} from '@komebiyori/app-link/state';
import {createStore, type Watched} from '@komebiyori/lib/store';
import type {Client} from './client';
import {hasNoSuchPort, obsAddress, obsUrl, type ObsAddress} from './address';
import {failureOf, isObsWanted, type ObsState} from './state';

/** A connection to OBS, to those who want to hear its events and to ask it something. */
export type ObsClient = Pick<OBSWebSocket, 'on' | 'call'>;

/** Which protocol a server speaks. */
export type Spoken = 'five' | 'four' | 'nothing';

/** What somebody wants of OBS besides handing data to its browser sources. */
export interface ObsLinkOptions {
  /** Events that OBS shall tell, as EventSubscription of protocol 5 has them; none without it. */
  readonly subscriptions?: number;
  /** Gets each connection before it is open. Its listeners are dropped together with it. */
  readonly listen?: (client: ObsClient) => void;
  /**
   * Whether the browser lets the page reach a machine: `granted` where it does not ask, `insecure`
   * where it never will. Without it everything may be reached, as from a page of one's own machine.
   */
  readonly permission?: (address: ObsAddress) => Promise<Permission | 'insecure'>;
  /** Which protocol answers where a first try came to nothing; without it 4 is as good as nothing. */
  readonly probe?: (url: string) => Promise<Spoken>;
}

const RETRY_MS = 3000;
/** ms; a server that answers does it at once. */
const TIMEOUT_MS = 5000;
/** Calls without an answer: half a second of drawing, of which there are sixty packets a second. */
const MOST_UNANSWERED = 30;
/** Of protocol 5: RequestStatus NotReady, while OBS changes its scene collection. */
const NOT_READY = 207;

/** What is to be reached, and whether it was tried before. */
interface Wish {
  readonly address: ObsAddress;
  readonly password: string;
  readonly isAgain: boolean;
}

/** The way of a page to OBS, through its WebSocket server (protocol 5). */
export class ObsLink {
  readonly #state = createStore<ObsState>({kind: 'off'});
  readonly state: Watched<ObsState> = this.#state;
  readonly #isAsked = createStore(false);
  /** Whether somebody asked for the connection that is not there yet: what helps may take room. */
  readonly isAsked: Watched<boolean> = this.#isAsked;
  readonly #options: ObsLinkOptions;
  /** Grows with each attempt; what an older one still answers is passed over. */
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #client: Client | undefined;
  /** Calls that OBS has not answered. */
  #unanswered = 0;

  constructor(options: ObsLinkOptions = {}) {
    this.#options = options;
  }

  /** Tries until it is told to stop, or is refused. Only on a press: the browser may ask. */
  readonly connect = (typed: string, password: string): void => {
    this.#isAsked.set(true);
    this.#begin(typed, password);
  };

  #begin(typed: string, password: string): void {
    const address = obsAddress(typed);
    this.#halt();
    if (address === undefined) {
      this.#state.set({kind: 'failed', why: hasNoSuchPort(typed) ? 'port' : 'address'});
      return;
    }
    void this.#start({address, password, isAgain: false});
    // Last, because who is told may end it.
    this.#state.set({kind: 'connecting', isAsking: false});
  }

  /** As `connect`, where no question of the browser can come of it. */
  readonly connectIfGranted = (typed: string, password: string): void => {
    const address = obsAddress(typed);
    if (address === undefined || isObsWanted(this.state.get())) return;
    const mine = this.#attempt;
    void this.#permission(address).then((permission) => {
      const isQuiet = permission === 'granted' || permission === 'insecure';
      if (isQuiet && mine === this.#attempt) this.#begin(typed, password);
    });
  };

  readonly disconnect = (): void => {
    this.#isAsked.set(false);
    this.#halt();
    this.#state.set({kind: 'off'});
  };

  /** Whether what is emitted reaches OBS. */
  readonly isOpen = (): boolean => {
    const now = this.state.get();
    return now.kind === 'connected' && now.isUnfit !== true;
  };

  /** Whether OBS has not answered much of what it got: what may be left out should be. */
  readonly isBusy = (): boolean => this.#unanswered >= MOST_UNANSWERED;

  /** Hands data to every browser source of OBS as an event of its window; nothing while not open. */
  readonly emit = (name: string, data: object): void => {
    if (this.#client?.isWritable === true && this.isOpen())
      void this.#emit(this.#client, name, data);
  };

  async #emit(client: Client, name: string, data: object): Promise<void> {
    const mine = this.#attempt;
    this.#unanswered += 1;
    const code = await client
      .call('CallVendorRequest', {
        vendorName: 'obs-browser',
        requestType: 'emit_event',
        requestData: {event_name: name, event_data: {...data}},
      })
      .then(() => undefined, codeOf);
    if (mine !== this.#attempt) return;
    this.#unanswered -= 1;
    // An OBS without its browser, or older than 28, refuses; a connection that ends has no code.
    const isRefused = code !== undefined && code !== NOT_READY;
    if (isRefused) this.#state.set({kind: 'connected', isUnfit: true});
  }

  async #permission(address: ObsAddress): Promise<Permission | 'insecure'> {
    return (await this.#options.permission?.(address)) ?? 'granted';
  }

  #halt(): void {
    this.#attempt += 1;
    clearTimeout(this.#timer);
    const old = this.#client;
    this.#client = undefined;
    this.#unanswered = 0;
    old?.removeAllListeners();
    void old?.disconnect().catch(() => undefined);
  }

  /** What stands in the way of a try, but for OBS itself. */
  #obstacle(permission: Permission | 'insecure', isAgain: boolean): ObsState | undefined {
    if (permission === 'insecure' || permission === 'denied') return {kind: permission};
    // The permission was taken back: only a press may bring the question up again.
    return permission === 'prompt' && isAgain ? {kind: 'needs-permission'} : undefined;
  }

  /** Says nothing of a further try: else it is read out every three seconds. */
  async #start(wish: Wish): Promise<void> {
    this.#halt();
    const mine = this.#attempt;
    const permission = await this.#permission(wish.address);
    if (mine !== this.#attempt) return;
    const obstacle = this.#obstacle(permission, wish.isAgain);
    if (obstacle !== undefined) {
      this.#state.set(obstacle);
      return;
    }
    const isAsking = permission === 'prompt';
    if (isAsking) this.#state.set({kind: 'connecting', isAsking});
    const loaded = await import('./client').catch(() => undefined);
    if (mine !== this.#attempt) return;
    if (loaded === undefined) this.#state.set({kind: 'not-loaded'});
    else await this.#open(new loaded.Client(), wish, isAsking);
  }

  async #open(client: Client, wish: Wish, isAsking: boolean): Promise<void> {
    const mine = this.#attempt;
    const {subscriptions = 0, listen} = this.#options;
    this.#client = client;
    listen?.(client);
    // While the browser asks the visitor, it must not run out of time.
    if (!isAsking) {
      this.#timer = setTimeout(() => void this.#explain(wish, undefined), TIMEOUT_MS);
    }
    try {
      const password = wish.password === '' ? undefined : wish.password;
      const url = obsUrl(wish.address);
      await client.connect(url, password, {eventSubscriptions: subscriptions});
    } catch (error) {
      if (mine === this.#attempt) await this.#explain(wish, codeOf(error));
      return;
    }
    if (mine !== this.#attempt) {
      void client.disconnect();
      return;
    }
    clearTimeout(this.#timer);
    client.on('ConnectionClosed', (error) => {
      this.#lose(wish, codeOf(error));
    });
    this.#isAsked.set(false);
    this.#state.set({kind: 'connected'});
  }

  /** A connection that was there has ended. */
  #lose(wish: Wish, code: number | undefined): void {
    const why = failureOf(code, wish.password);
    if (why === undefined) {
      this.#wait('lost', wish);
      return;
    }
    this.#halt();
    this.#state.set({kind: 'failed', why});
  }

  /** Says why a connection came to nothing, or goes on trying. */
  async #explain(wish: Wish, code: number | undefined): Promise<void> {
    this.#halt();
    const mine = this.#attempt;
    const reason = await this.#reason(wish, code);
    if (mine !== this.#attempt) return;
    if (reason === undefined) this.#wait('absent', wish);
    else this.#state.set(reason);
  }

  /** A browser's refusal, an OBS that is off and one that is too old look alike. */
  async #reason(wish: Wish, code: number | undefined): Promise<ObsState | undefined> {
    const failure = failureOf(code, wish.password);
    if (failure !== undefined) return {kind: 'failed', why: failure};
    const obstacle = this.#obstacle(await this.#permission(wish.address), true);
    if (obstacle !== undefined || wish.isAgain) return obstacle;
    const spoken = await this.#options.probe?.(obsUrl(wish.address));
    return spoken === 'four' ? {kind: 'failed', why: 'too-old'} : undefined;
  }

  #wait(why: 'absent' | 'lost', wish: Wish): void {
    this.#halt();
    this.#timer = setTimeout(() => void this.#start({...wish, isAgain: true}), RETRY_MS);
    const now = this.state.get();
    if (now.kind !== 'waiting' || now.why !== why) this.#state.set({kind: 'waiting', why});
  }
}

/** The code that obs-websocket-js puts into its errors: of the request, or of the close. */
function codeOf(error: unknown): number | undefined {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'number' ? code : undefined;
}
