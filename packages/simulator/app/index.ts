/**
 * The app without a network: what it holds, what it announces, and what its HTTP API answers. It runs
 * in Node (../server) and in browsers.
 */
export {CONFIG, createApp, type App} from './app';
export {endpointNames} from './api/answers';
export {jsonOf, MAX_BODY, TOO_LARGE, type Read} from './api/body';
export {badRequest, FAILED, FORBIDDEN, ok, UNAUTHORIZED, type Answer} from './api/respond';
export {rareMessages} from './rare';
export type {Hub} from './hub';
export type {AppState} from './state';
export {SET_LIST} from './tables';
