import type {Phase} from '@komebiyori/mic-meter/reading';
import type {MicSession} from '../session/micSession.browser';
import {deviceOf} from '../session/session';
import {PROCESSING_NAMES, PROCESSINGS} from '../settings/deviceFacts';
import {createStore, type Store} from '@komebiyori/lib/store';
import {nextGuided, NOT_STARTED, type GuidedEvent, type GuidedState, type Basis} from './guided';

const TICK_MS = 100;

export interface GuidedTest {
  readonly state: Store<GuidedState>;
  readonly basis: Store<Basis | undefined>;
  readonly send: (event: GuidedEvent) => void;
  readonly close: () => void;
}

/** The guided test of a session: it waits while the session does not run. */
export function createGuidedTest(session: MicSession): GuidedTest {
  const state = createStore<GuidedState>(NOT_STARTED);
  const basis = createStore<Basis | undefined>(undefined);
  let last = performance.now();

  const measure = (phase: Phase): void => {
    session.meter()?.startPhase(phase);
  };
  const noteBasis = (): void => {
    const device = deviceOf(session.state.get());
    if (device === undefined) return;
    const {label, contextRate, actual} = device;
    const channels = session.reading.get()?.channels.length ?? 1;
    basis.set({
      time: new Date(),
      label,
      channels: channels > 1 ? 2 : 1,
      sampleRate: contextRate,
      processing: PROCESSINGS.filter((one) => actual.processing[one] === true).map(
        (one) => PROCESSING_NAMES[one],
      ),
    });
  };
  const collect = (): void => {
    const meter = session.meter();
    if (meter === undefined) {
      send({type: 'interrupted'});
      return;
    }
    meter.endPhase().then(
      (result) => {
        noteBasis();
        send({type: 'result', result});
      },
      () => {
        send({type: 'interrupted'});
      },
    );
  };
  function send(event: GuidedEvent): void {
    const before = state.get();
    const next = nextGuided(before, event);
    state.set(next);
    if (next.kind === before.kind) return;
    if (next.kind === 'measuring') measure(next.phase);
    if (next.kind === 'reading') collect();
  }

  const timer = setInterval(() => {
    const now = performance.now();
    if (session.state.get().kind === 'running') {
      send({type: 'tick', seconds: (now - last) / 1000});
    }
    last = now;
  }, TICK_MS);
  const stopWatching = session.state.subscribe(() => {
    if (session.state.get().kind !== 'running') send({type: 'interrupted'});
  });
  return {
    state,
    basis,
    send,
    close: () => {
      clearInterval(timer);
      stopWatching();
    },
  };
}
