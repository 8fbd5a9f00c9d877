import type {SendType} from '@onecomme.com/onesdk/types/Api';
import {VERSIONS, type AppVersion, type Message} from '../scenario';

type Type = Message['type'];

/** Every type that can stand in `p`: ours and the SDK's, which must be the same. */
const TYPES: Readonly<Record<Type | SendType, true>> = {
  connected: true,
  comments: true,
  deleted: true,
  clear: true,
  pinned: true,
  bookmarked: true,
  meta: true,
  'meta.clear': true,
  waitingList: true,
  reactions: true,
  setList: true,
  'setList.request': true,
  'wp.update': true,
  'wp.exec': true,
  'yt.survey.start': true,
  'yt.survey.update': true,
  'yt.survey.finish': true,
  'ni.survey.start': true,
  'ni.survey.finish': true,
  config: true,
  services: true,
  userDatas: true,
  notification: true,
  systemComment: true,
  toast: true,
};
const GROUPS =
  'COMMENT META ORDER REACTION SETLIST WORDPARTY WORDPAETY YT_SURVEY CONFIG SERVICE USER NOTIFICATION'.split(
    ' ',
  );

/** What a connection gets, and what its author should hear about what it asked for. */
export interface Permissions {
  readonly allows: (type: Type) => boolean;
  readonly advice: readonly string[];
}

/**
 * @param declared the value of `p`; null when it was left out
 */
export function readPermissions(declared: string | null, app: AppVersion): Permissions {
  const {permissions, undeclared} = VERSIONS[app];
  if (!permissions) return {allows: () => true, advice: []};
  const names = (declared ?? '').split(',').filter((name) => name !== '');
  const isOpen = declared === null || names.includes('all');
  if (isOpen && undeclared === 'everything') return {allows: () => true, advice: []};
  const allowed = new Set(names.filter((name) => name in TYPES));
  return {allows: (type) => allowed.has(type), advice: adviceOn(names, isOpen)};
}

function adviceOn(names: readonly string[], isOpen: boolean): string[] {
  if (isOpen || names.length === 0) {
    return [
      '種別（p）の宣言がないため、何も送りません。8.0ではsetupのpermissionsか、/sub?p=comments,deleted,clearのように書きます',
    ];
  }
  return names
    .filter((name) => !(name in TYPES))
    .map((name) =>
      GROUPS.includes(name)
        ? `「${name}」は権限グループの名前です。pには種別の名前を書きます`
        : `「${name}」という種別はありません`,
    );
}
