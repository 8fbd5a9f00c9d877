import {ANONYMOUS_AVATAR, drawAvatar} from './art/avatars';
import {BADGES, type Picture} from './art/pictures';
import {ANONYMOUS_NAME, NAMES, OWNER_NAME} from './texts/names';
import {SERVICE_TYPES} from './services';
import type {Random} from './random';
import type {CommentKind} from './kinds';
import type {ServiceType} from './types';

/** Somebody who writes comments at one service. */
export interface Person {
  readonly userId: string;
  readonly name: string;
  readonly screenName: string;
  readonly avatar: string;
  readonly badges: readonly Picture[];
  readonly role: 'owner' | 'moderator' | 'member' | 'viewer' | 'anonymous';
}

/** Those who come every evening, by their numbers; the first of them hold a role. */
const MODERATORS = [0, 1, 2];
const MEMBERS = [3, 4, 5, 6, 7, 8, 9, 10];
const VIEWERS = Array.from({length: 20}, (_, index) => index + 11);
const FIRST_NEWCOMER = 31;
/** A step through the names that has no divisor in common with their number. */
const STEP = 7;

/** Gives each comment somebody who may write it. Newcomers are never given twice. */
export interface Cast {
  readonly writerOf: (kind: CommentKind, service: ServiceType, random: Random) => Person;
}

export function createCast(): Cast {
  let newcomers = 0;
  return {
    writerOf(kind, service, random) {
      switch (kind) {
        case 'owner':
        case 'system':
        case 'notification':
          return ownerOf(service);
        case 'anonymous':
          return anonymous(random);
        case 'firstTime':
          newcomers += 1;
          return person(service, FIRST_NEWCOMER + newcomers - 1, 'viewer');
        case 'moderator':
          return person(service, random.pick(MODERATORS), 'moderator');
        case 'member':
        case 'join':
        case 'milestone':
        case 'membershipGift':
        case 'membershipReceived':
          return person(service, random.pick(MEMBERS), 'member');
        default:
          return person(service, random.pick(VIEWERS), 'viewer');
      }
    },
  };
}

function person(service: ServiceType, index: number, role: 'moderator' | 'member' | 'viewer') {
  const place = SERVICE_TYPES.indexOf(service);
  const turn = Math.floor(index / NAMES.length);
  // Every service starts elsewhere in the list, so that the regulars differ.
  const name = NAMES[(index * STEP + place * 5) % NAMES.length] ?? ANONYMOUS_NAME;
  return {
    userId: `${service}-user-${String(index).padStart(4, '0')}`,
    name: turn === 0 ? name : `${name}${turn + 1}`,
    screenName: `viewer_${place}_${index}`,
    avatar: drawAvatar(place * 1000 + index),
    badges: badgesOf(service, role),
    role,
  } satisfies Person;
}

function badgesOf(service: ServiceType, role: Person['role']): Picture[] {
  if (role === 'owner') return [BADGES.owner];
  if (role === 'moderator') return [BADGES.moderator];
  if (role === 'member') return [service === 'twitch' ? BADGES.subscriber : BADGES.member];
  return [];
}

function ownerOf(service: ServiceType): Person {
  return {
    userId: `${service}-owner`,
    name: OWNER_NAME,
    screenName: 'biyori_no_nushi',
    avatar: drawAvatar(7),
    badges: badgesOf(service, 'owner'),
    role: 'owner',
  };
}

function anonymous(random: Random): Person {
  const id = Array.from({length: 12}, () => random.below(36).toString(36)).join('');
  return {
    userId: `a:${id}`,
    name: ANONYMOUS_NAME,
    screenName: '',
    avatar: ANONYMOUS_AVATAR,
    badges: [],
    role: 'anonymous',
  };
}
