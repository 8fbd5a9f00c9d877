import type {OrderItem} from '@onecomme.com/onesdk/types/Order';
import {
  drawAvatar,
  frameId,
  LIVE_TITLE,
  type Comment,
  type Message,
  type Service,
  type UserNameData,
} from '../scenario';

const SERVICE = 'youtube';
const MIKAN = {id: 'UC-mikan', name: 'みかん箱', avatar: 3};
const TAMAGO = {id: 'UC-tamago', name: 'たまご焼き', avatar: 1};

interface Spoken {
  readonly id: string;
  readonly person: typeof MIKAN;
  readonly comment: string;
  readonly meta: NonNullable<Comment['meta']>;
}

function commentOf(
  {id, person, comment, meta}: Spoken,
  {id: frame, name, url, color}: Service,
  timestamp: string,
): Comment {
  return {
    ...{id: frame, service: SERVICE, name, url, color, meta},
    data: {
      ...{id, userId: person.id, liveId: 'live-001', name: person.name, displayName: person.name},
      ...{isOwner: false, hasGift: false, isFirstTime: meta.tc === 1},
      ...{profileImage: drawAvatar(person.avatar), badges: [], timestamp, comment},
      ...{isModerator: false, isMember: false, autoModerated: false},
    },
  };
}

/** What the manual's examples of the HTTP API name, so that each example finds it as it stands. */
export function exampleMessages(now: number, frames: readonly Service[]): readonly Message[] {
  const frame = frames.find(({id}) => id === frameId(SERVICE));
  if (frame === undefined) return [];
  const timestamp = new Date(now).toISOString();
  const comments = [
    {
      ...{id: 'yt-000042', person: MIKAN, meta: {no: 1, tc: 1, lc: 42}},
      comment: 'はじめまして。よろしくお願いします',
    },
    {
      ...{id: 'yt-000057', person: TAMAGO, meta: {no: 2, tc: 128, lc: 57}},
      comment: 'リクエスト 夜の散歩道',
    },
  ].map((spoken) => commentOf(spoken, frame, timestamp));
  const tamago: UserNameData = {
    ...{id: TAMAGO.id, username: TAMAGO.name, nickname: 'たまちゃん', memo: '', label: ''},
    ...{lang: [], service: SERVICE, nameHistory: [TAMAGO.name], lst: LIVE_TITLE},
    ...{lcts: timestamp, tc: 128, tgc: 3, icon: drawAvatar(TAMAGO.avatar), badges: []},
  };
  const shio: OrderItem = {
    ...{id: 'UC-shio', commentId: 'yt-000051', service: SERVICE, serviceName: frame.name},
    ...{username: 'しおむすび', profileImage: drawAvatar(2), timestamp, comment: '参加'},
    ...{count: 1, completed: false, playing: true, anonymity: false},
  };
  return [
    {type: 'comments', data: {comments}},
    // After the comments, which are counted in already.
    {type: 'userDatas', data: {[tamago.id]: tamago}},
    {type: 'waitingList', data: [shio]},
  ];
}
