import type {CommentMeta} from '@onecomme.com/onesdk/types/BaseResponse';
import type {Comment, DetailedComment, Service, UserNameData} from './types';

/** What the app knows of a listener after one more comment. */
export function recordListener(
  known: UserNameData | undefined,
  {service, data, meta}: Comment,
  liveTitle: string,
): UserNameData {
  const names = known?.nameHistory ?? [];
  // The SDK leaves the type of `meta` open for comments from outside.
  const details = data.meta as CommentMeta | undefined;
  const price = 'price' in data ? (data.price ?? 0) : 0;
  return {
    id: data.userId,
    nickname: known?.nickname ?? '',
    memo: known?.memo ?? '',
    label: known?.label ?? '',
    lang: known?.lang ?? [],
    username: data.name,
    ...('screenName' in data && {screenName: data.screenName}),
    service,
    nameHistory: names.includes(data.name) ? names : [...names, data.name],
    interval: meta?.interval ?? 0,
    lcts: data.timestamp,
    lst: liveTitle,
    tc: (known?.tc ?? 0) + 1,
    tgc: (known?.tgc ?? 0) + (data.hasGift ? 1 : 0),
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
