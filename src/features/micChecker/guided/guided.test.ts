import {describe, expect, it} from 'vitest';
import {PHASES, type Phase} from '@komebiyori/mic-meter/reading';
import {phaseResult} from '@komebiyori/mic-meter/testing/readings';
import {
  isUnderWay,
  LEAD_SECONDS,
  nextGuided,
  NOT_STARTED,
  STEPS,
  type GuidedEvent,
  type GuidedState,
} from './guided';

const run = (state: GuidedState, ...events: GuidedEvent[]): GuidedState =>
  events.reduce(nextGuided, state);

const BEGIN: GuidedEvent = {type: 'begin'};
const measured = (phase: Phase): GuidedEvent[] => [
  BEGIN,
  {type: 'tick', seconds: LEAD_SECONDS},
  {type: 'tick', seconds: PHASES[phase]},
  {type: 'result', result: phaseResult(phase)},
];
const START: GuidedEvent = {type: 'start'};

describe('the guided test', () => {
  it('has the steps and lengths of the measuring', () => {
    expect([...STEPS].sort()).toEqual(Object.keys(PHASES).sort());
  });

  it('leads through all four steps', () => {
    let state = run(NOT_STARTED, START);
    for (const phase of STEPS) {
      expect(state).toMatchObject({kind: 'told', phase, left: LEAD_SECONDS});
      // As long as it takes to read, or to have read out.
      expect(run(state, {type: 'tick', seconds: 60})).toBe(state);
      state = run(state, BEGIN);
      expect(state).toMatchObject({kind: 'lead', phase, left: LEAD_SECONDS});
      expect(run(state, BEGIN)).toBe(state);
      state = run(state, {type: 'tick', seconds: LEAD_SECONDS});
      expect(state).toMatchObject({kind: 'measuring', phase, left: PHASES[phase]});
      state = run(state, {type: 'tick', seconds: PHASES[phase] - 0.1});
      expect(state.kind).toBe('measuring');
      state = run(state, {type: 'tick', seconds: 0.2});
      expect(state).toMatchObject({kind: 'reading', phase});
      state = run(state, {type: 'result', result: phaseResult(phase)});
    }
    expect(state.kind).toBe('done');
    expect(Object.keys(state.results)).toEqual([...STEPS]);
  });

  it('goes on without a step that is skipped', () => {
    const state = run(NOT_STARTED, START, ...measured('quiet'), {type: 'skip'});
    expect(state).toMatchObject({kind: 'told', phase: 'loud'});
    expect(Object.keys(state.results)).toEqual(['quiet']);
    const all: GuidedEvent = {type: 'skip'};
    expect(run(NOT_STARTED, START, all, all, all, all)).toEqual(NOT_STARTED);
  });

  it('does one step again and keeps the others', () => {
    const done = run(NOT_STARTED, START, ...STEPS.flatMap(measured));
    const again = run(done, {type: 'redo', phase: 'normal'});
    expect(again).toMatchObject({kind: 'told', phase: 'normal', only: true});
    const better = {...phaseResult('normal'), maxShortTerm: -1};
    const end = run(again, ...measured('normal').slice(0, 3), {type: 'result', result: better});
    expect(end.kind).toBe('done');
    expect(end.results).toEqual({...done.results, normal: better});
    // Given up, it is as it was.
    expect(run(again, {type: 'stop'})).toEqual(done);
  });

  it('begins the step anew when the sound stopped in it', () => {
    const half = run(NOT_STARTED, START, ...measured('quiet'), BEGIN, {type: 'tick', seconds: 5});
    const state = run(half, {type: 'interrupted'});
    expect(state).toMatchObject({kind: 'told', phase: 'normal', left: LEAD_SECONDS});
    expect(Object.keys(state.results)).toEqual(['quiet']);
  });

  it('takes no result of a step that is over', () => {
    const state = run(NOT_STARTED, START, {type: 'skip'});
    const late: GuidedEvent = {type: 'result', result: phaseResult('quiet')};
    expect(run(state, late)).toBe(state);
    const waiting = run(
      NOT_STARTED,
      START,
      {type: 'skip'},
      BEGIN,
      {type: 'tick', seconds: LEAD_SECONDS},
      {type: 'tick', seconds: PHASES.normal},
    );
    expect(waiting).toMatchObject({kind: 'reading', phase: 'normal'});
    expect(run(waiting, late)).toBe(waiting);
    expect(run(NOT_STARTED, late, {type: 'skip'}, {type: 'interrupted'}, {type: 'stop'})).toBe(
      NOT_STARTED,
    );
    expect(isUnderWay(NOT_STARTED)).toBe(false);
  });
});
