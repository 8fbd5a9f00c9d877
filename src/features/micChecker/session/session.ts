import type {DeviceFacts} from '../settings/deviceFacts';
import type {MicrophoneProblem} from '@site/src/lib/microphoneProblem';

/** Why the measuring stands still; what was measured is kept. */
export type PauseReason = 'user' | 'unplugged' | 'suspended';

export type SessionState =
  | {readonly kind: 'idle'}
  | {readonly kind: 'asking'}
  | {
      readonly kind: 'running';
      readonly device: DeviceFacts;
      /** The system or a switch on the device holds the sound back (`MediaStreamTrack.muted`). */
      readonly isMuted: boolean;
      /** Nothing but zeros has come for 3 s. */
      readonly isSilent: boolean;
    }
  | {readonly kind: 'paused'; readonly reason: PauseReason; readonly device: DeviceFacts}
  | {readonly kind: 'finished'; readonly device: DeviceFacts}
  | {readonly kind: 'failed'; readonly problem: MicrophoneProblem};

export type SessionEvent =
  | {readonly type: 'ask'}
  | {readonly type: 'opened'; readonly device: DeviceFacts; readonly isMuted: boolean}
  | {readonly type: 'failed'; readonly problem: MicrophoneProblem}
  | {readonly type: 'paused'; readonly reason: PauseReason}
  | {readonly type: 'resumed'}
  | {readonly type: 'muted'; readonly isMuted: boolean}
  | {readonly type: 'silent'; readonly isSilent: boolean}
  | {readonly type: 'finish'};

/** The device that a state is about. */
export function deviceOf(state: SessionState): DeviceFacts | undefined {
  return 'device' in state ? state.device : undefined;
}

/** Whether the microphone is open: its light is on. */
export function isOpen(state: SessionState): boolean {
  return state.kind === 'running' || (state.kind === 'paused' && state.reason !== 'unplugged');
}

const changed = (state: SessionState, event: SessionEvent): SessionState => {
  if (state.kind !== 'running') return state;
  if (event.type === 'muted' && event.isMuted !== state.isMuted) {
    return {...state, isMuted: event.isMuted};
  }
  if (event.type === 'silent' && event.isSilent !== state.isSilent) {
    return {...state, isSilent: event.isSilent};
  }
  return state;
};

function paused(state: SessionState, reason: PauseReason): SessionState {
  if (state.kind === 'running') return {kind: 'paused', reason, device: state.device};
  // A device can be pulled out during a pause; nothing outdoes that.
  const isWorse = state.kind === 'paused' && reason === 'unplugged';
  return isWorse ? {...state, reason} : state;
}

/** The next state of a session; events that do not fit come to nothing and answer the same object. */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'ask':
      return state.kind === 'asking' ? state : {kind: 'asking'};
    case 'opened':
      if (state.kind !== 'asking') return state;
      return {kind: 'running', device: event.device, isMuted: event.isMuted, isSilent: false};
    case 'failed':
      return {kind: 'failed', problem: event.problem};
    case 'paused':
      return paused(state, event.reason);
    case 'resumed':
      if (state.kind !== 'paused' || state.reason === 'unplugged') return state;
      return {kind: 'running', device: state.device, isMuted: false, isSilent: false};
    case 'muted':
    case 'silent':
      return changed(state, event);
    case 'finish': {
      const device = deviceOf(state);
      return device === undefined ? {kind: 'idle'} : {kind: 'finished', device};
    }
  }
}
