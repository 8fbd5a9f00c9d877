import type {CommentMeta} from '@onecomme.com/onesdk/types/BaseResponse';
import type {Comment, DetailedComment, Service, UserNameData} from './types';

type Known = Pick<
  UserNameData,
  'nickname' | 'memo' | 'label' | 'lang' | 'nameHistory' | 'tc' | 'tgc'
>;

/** What the app knows of a listener who has not written yet. */
const STRANGER: Known = {
  nickname: '',
  memo: '',
  label: '',
  lang: [],
  nameHistory: [],
  tc: 0,
  tgc: 0,
};

/** What the app knows of a listener after one more comment. */
export function recordListener(
  known: UserNameData | undefined,
  {service, data, meta}: Comment,
  liveTitle: string,
): UserNameData {
  const {nickname, memo, label, lang, nameHistory, tc, tgc} = known ?? STRANGER;
  // The SDK leaves the type of `meta` open for comments from outside.
  const details = data.meta as CommentMeta | undefined;
  const price = 'price' in data ? (data.price ?? 0) : 0;
  return {
    id: data.userId,
    nickname,
    memo,
    label,
    lang,
    username: data.name,
    ...('screenName' in data && {screenName: data.screenName}),
    service,
    nameHistory: nameHistory.includes(data.name) ? nameHistory : [...nameHistory, data.name],
    interval: meta?.interval ?? 0,
    lcts: data.timestamp,
    lst: liveTitle,
    tc: tc + 1,
    tgc: tgc + (data.hasGift ? 1 : 0),
    amount: (known?.amount ?? 0) + price,
    icon: data.profileImage,
    badges: data.badges,
    anonymity: details?.anonymity ?? false,
  };
}

/** A comment as apps before 8.0 sent it. */
export function withDetails(
  comment: Comment,
  serviceData: Service | undefined,
  userData: UserNameData | undefined,
): DetailedComment {
  return {...comment, ...(serviceData && {serviceData}), ...(userData && {userData})};
}
