import {describe, expect, it} from 'vitest';
import {messagesOf, misfits, readDefinition} from '../../../tests/content/support/apiDefinition';
import {
  ALL_KINDS,
  createScenario,
  everyPair,
  SERVICE_TYPES,
  TIERS,
  type Comment,
  type CommentKind,
  type MakeOptions,
} from './index';
import {NAMES} from './texts/names';
import {ORDINARY} from './texts/ordinary';
import {LONG} from './texts/special';

const START = Date.UTC(2026, 0, 1, 12);
const PAIRS = everyPair(SERVICE_TYPES, ALL_KINDS);
const asyncapi = readDefinition('asyncapi');

function make(kind: CommentKind, options: MakeOptions = {}, seed = 1): Comment {
  const {message} = createScenario({seed, startAt: START}).make(kind, options);
  const [comment] = message.type === 'comments' ? message.data.comments : [];
  if (comment === undefined) throw new Error(`No comment for ${kind}`);
  return comment;
}

describe('the words', () => {
  it('are many, and none comes twice', () => {
    expect(ORDINARY.length).toBeGreaterThanOrEqual(120);
    expect(new Set(ORDINARY).size).toBe(ORDINARY.length);
    expect(NAMES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(NAMES).size).toBe(NAMES.length);
  });

  it('have 140 characters in long comments', () => {
    expect(LONG.map((text) => [...text].length)).toEqual(LONG.map(() => 140));
  });
});

describe('every kind at every service', () => {
  it('covers all 16 services and is what asyncapi.yaml describes', async () => {
    expect(new Set(PAIRS.map(([, service]) => service))).toEqual(new Set(SERVICE_TYPES));
    expect(SERVICE_TYPES).toHaveLength(16);
    const schema = messagesOf(asyncapi).get('comments')?.schema;
    const examples = PAIRS.map(([kind, service]) => ({
      name: `${kind} at ${service}`,
      schema,
      value: {type: 'comments', data: {comments: [make(kind, {service})]}},
    }));
    expect(await misfits(asyncapi, examples)).toEqual([]);
    // The linter reads the definition once more for each of some 190 examples.
  }, 60_000);

  it.each(PAIRS)('%s at %s belongs there and loads nothing from elsewhere', (kind, service) => {
    const comment = make(kind, {service});
    expect(comment.service).toBe(service);
    const {data} = comment;
    const addresses = JSON.stringify(comment).match(/https?:\/\/[^/"\\]+/gu) ?? [];
    expect(addresses.filter((address) => address !== 'https://example.com')).toEqual([]);
    expect(data.profileImage).toMatch(/^data:image\/svg\+xml,/u);
    // Only pictures and line breaks are elements; everything else is escaped.
    expect(
      data.comment.replace(/<img class="[\w-]+" src="data:[^"<>]+" alt="[^"<>]*">|<br>/gu, ''),
    ).not.toMatch(/[<>]/u);
  });
});

describe('gifts', () => {
  const services = PAIRS.filter(([kind]) => kind === 'gift').map(([, service]) => service);

  it.each(services)('grow in seven tiers at %s', (service) => {
    const prices = TIERS.map((tier) => {
      const {data} = make('gift', {service, tier});
      expect(data.hasGift).toBe(true);
      return 'price' in data ? (data.price ?? 0) : 0;
    });
    expect(prices[0]).toBeGreaterThan(0);
    expect(prices).toEqual([...new Set(prices)].sort((one, other) => one - other));
  });

  it('have colours where the SDK knows them, another for each large tier', () => {
    const coloured = services.filter((service) => 'colors' in make('gift', {service}).data);
    expect(coloured).toEqual(['youtube', 'twicas', 'twitch', 'niconama', 'bilibili', 'vtips']);
    const grounds = TIERS.map((tier) => {
      const {data} = make('gift', {service: 'youtube', tier});
      return 'colors' in data ? data.colors.bodyBackgroundColor : undefined;
    });
    expect(new Set(grounds).size).toBe(7);
  });
});

describe('the marks of', () => {
  it.each<[CommentKind, object]>([
    ['firstTime', {isFirstTime: true}],
    ['repeater', {isRepeater: true}],
    ['owner', {isOwner: true}],
    ['moderator', {isModerator: true}],
    ['ordinary', {isOwner: false, hasGift: false, isFirstTime: false, isRepeater: false}],
    ['anonymous', {meta: {anonymity: true}}],
    ['question', {isQuestion: true}],
    ['sticker', {giftType: 'supersticker'}],
    ['milestone', {giftType: 'milestonechat'}],
    ['membershipGift', {isSponsorshipGiftSender: true}],
    ['membershipReceived', {isSponsorshipGiftReceiver: true}],
  ])('%s are on it', (kind, marks) => {
    expect(make(kind).data).toMatchObject(marks);
  });

  it('members are on members at each service', () => {
    expect(make('member', {service: 'youtube'}).data).toMatchObject({isMember: true});
    expect(make('member', {service: 'bilibili'}).data).toMatchObject({isMember: true});
    expect(make('member', {service: 'twitch'}).data).toMatchObject({subscriber: '1'});
  });

  it('free gifts are on the envelope', () => {
    expect(make('freeGift').meta?.free).toBe(true);
    expect(make('gift').meta?.free).toBeUndefined();
  });
});
