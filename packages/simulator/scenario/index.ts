/**
 * Simulated comments of all services, from a seed. Pure: it runs in browsers, workers and Node, and
 * time is an argument. Markup for tests of injection is apart, in `hostile.ts`.
 */
export {createRandom, type Random} from './random';
export {
  createScenario,
  type MakeOptions,
  type Scenario,
  type ScenarioEvent,
  type ScenarioOptions,
} from './scenario';
export {NAMED_SCENARIOS, namedScenario, type NamedScenario} from './presets';
export {
  ACTION_KINDS,
  ALL_ACTION_KINDS,
  ALL_COMMENT_KINDS,
  ALL_KINDS,
  COMMENT_KINDS,
  everyPair,
  isCommentKind,
  servicesOf,
  type ActionKind,
  type CommentKind,
  type Kind,
} from './kinds';
export {frameId, LIVE_TITLE, SERVICE_TYPES, SERVICES} from './services';
export {giftOf, PRICES, TIERS, type Gift} from './tiers';
export {recordListener, withDetails} from './listeners';
export {APP_VERSIONS, VERSIONS} from './versions';
export {escapeHtml} from './html';
export {drawAvatar} from './art/avatars';
export type {
  AppVersion,
  Comment,
  CurrentSetList,
  DetailedComment,
  Message,
  Service,
  ServiceType,
  Tier,
  UserNameData,
} from './types';
