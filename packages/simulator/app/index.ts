/**
 * The app without a network: what it holds, what it announces, and what its HTTP API answers. It runs
 * in Node (../server) and in browsers.
 */
export {CONFIG, createApp, type App} from './app';
export {endpointNames} from './api/answers';
export {
  badRequest,
  FAILED,
  FORBIDDEN,
  jsonOf,
  MAX_BODY,
  ok,
  TOO_LARGE,
  UNAUTHORIZED,
  type Answer,
  type Read,
} from './api/route';
export {rareMessages} from './rare';
export type {Hub} from './hub';
export type {AppState} from './state';
export {SET_LIST} from './tables';
