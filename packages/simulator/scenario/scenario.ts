import {act} from './actions';
import {
  ALL_KINDS,
  everyPair,
  everyTurn,
  isCommentKind,
  servicesOf,
  usualWeight,
  type CommentKind,
  type Kind,
} from './kinds';
import {createRandom, type Random} from './random';
import {SERVICE_TYPES} from './services';
import {createStream} from './stream';
import {TIERS} from './tiers';
import type {AppVersion, Message, Service, ServiceType, Tier} from './types';

/** Gifts become rarer as they grow. */
const TIER_WEIGHTS = [30, 25, 18, 12, 8, 5, 2];
/** What comes when an action finds no comment to act on. */
const FALLBACK: CommentKind = 'ordinary';
/** Tells the stream of `make` from that of `next`. */
const BY_HAND = 0x51a1;

export interface ScenarioOptions {
  /** The same seed, start and settings give the same sequence. Any whole number. */
  readonly seed: number;
  /** When the streams began, in milliseconds since 1970: times of comments count from it. */
  readonly startAt: number;
  /** Events a second on average; above 0. Default 1. */
  readonly rate?: number;
  /** Services that take part. Default: all 16. */
  readonly services?: readonly ServiceType[];
  /** Kinds that come. Default: all. */
  readonly kinds?: readonly Kind[];
  /** How often kinds come, in place of the usual weight; 0 leaves a kind to `make`. */
  readonly weights?: Readonly<Partial<Record<Kind, number>>>;
  /**
   * `everyPair` goes through every kind at every service, in turn, and through what has no service;
   * kinds of weight 0 are left to `make` here, too. Default: by weight.
   */
  readonly order?: 'byWeight' | 'everyPair';
  /** The version of the app whose comments these are. Default: 8.0. */
  readonly app?: AppVersion;
}

export interface ScenarioEvent {
  /** Milliseconds since `startAt`; never less than that of the event before. */
  readonly at: number;
  readonly kind: Kind;
  /** What the app sends. */
  readonly message: Message;
}

export interface MakeOptions {
  readonly service?: ServiceType;
  readonly tier?: Tier;
  /** Milliseconds since `startAt`. Default: the time of the last event. */
  readonly at?: number;
}

export interface Scenario {
  /** A frame (枠) for each service, with the newest numbers of viewers. */
  readonly frames: () => readonly Service[];
  /** When the next event of the sequence comes, in milliseconds since `startAt`. */
  readonly nextAt: () => number;
  /** The next event of the sequence. */
  readonly next: () => ScenarioEvent;
  /**
   * One event of a kind, now. It does not change what `next` chooses.
   * @throws RangeError when no service that takes part has the kind
   */
  readonly make: (kind: Kind, options?: MakeOptions) => ScenarioEvent;
}

/**
 * A deterministic evening of comments.
 * @throws RangeError when the rate is not above 0, or when nothing could ever come
 */
export function createScenario(options: ScenarioOptions): Scenario {
  const {seed, startAt, rate = 1, services = SERVICE_TYPES, kinds = ALL_KINDS} = options;
  const {weights = {}, order = 'byWeight', app = '8_0'} = options;
  if (!(rate > 0)) throw new RangeError('The rate must be above 0');
  const random = createRandom(seed);
  const byHand = createRandom(seed ^ BY_HAND);
  const stream = createStream(startAt, app);
  const has = (kind: Kind): readonly ServiceType[] =>
    isCommentKind(kind)
      ? servicesOf(kind).filter((service) => services.includes(service))
      : services;
  const possible = kinds.filter((kind) => has(kind).length > 0);
  const chances = possible.map((kind) => [kind, weights[kind] ?? usualWeight(kind)] as const);
  const pairs = everyPair(services, possible);
  const coming = chances.filter(([, weight]) => weight > 0).map(([kind]) => kind);
  const turns = order === 'everyPair' ? everyTurn(services, coming) : [];
  if (coming.length === 0) {
    throw new RangeError('No kind can come at these services');
  }
  let at = 0;
  let turn = 0;
  let upcoming: number | undefined;
  const nextAt = (): number => (upcoming ??= at + pause(random, rate));

  const produce = (kind: Kind, wanted: MakeOptions, source: Random): ScenarioEvent => {
    if (!isCommentKind(kind)) {
      const message = act({kind, services, talking: has(FALLBACK), at}, stream, source);
      if (message !== undefined) return {at, kind, message};
      return produce(has(FALLBACK).length > 0 ? FALLBACK : firstOf(pairs), wanted, source);
    }
    const service = wanted.service ?? source.pick(has(kind));
    const tier =
      wanted.tier ?? source.weighted(TIERS.map((size, i) => [size, TIER_WEIGHTS[i] ?? 0]));
    const comment = stream.write({kind, service, tier, at}, source);
    return {at, kind, message: {type: 'comments', data: {comments: [comment]}}};
  };

  return {
    frames: () => stream.frames().filter((_, i) => services.includes(SERVICE_TYPES[i] ?? 'system')),
    nextAt,
    next() {
      at = Math.max(at, nextAt());
      upcoming = undefined;
      if (order === 'byWeight') return produce(random.weighted(chances), {}, random);
      const [kind, service] = turns[turn % turns.length] ?? [FALLBACK];
      turn += 1;
      return produce(kind, service === undefined ? {} : {service}, random);
    },
    make(kind, wanted = {}) {
      const there = has(kind);
      if (there.length === 0 || (wanted.service && !there.includes(wanted.service))) {
        throw new RangeError(`${kind} does not exist at ${wanted.service ?? services.join()}`);
      }
      at = Math.max(at, wanted.at ?? at);
      return produce(kind, wanted, byHand);
    },
  };
}

/**
 * The time to the next event of a Poisson process, in whole milliseconds: people write without
 * regard to each other.
 * @param rate events a second
 */
function pause(random: Random, rate: number): number {
  return Math.round((-Math.log(1 - random.next()) * 1000) / rate);
}

function firstOf(pairs: readonly (readonly [CommentKind, ServiceType])[]): CommentKind {
  const [first] = pairs;
  if (first === undefined) throw new RangeError('No comment can come at these services');
  return first[0];
}
