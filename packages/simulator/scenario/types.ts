import type {Comment, CommentSenderOption, Reaction} from '@onecomme.com/onesdk/types/Comment';
import type {BookmarkData, DeletedData} from '@onecomme.com/onesdk/types/OneSDK';
import type {OrderItem} from '@onecomme.com/onesdk/types/Order';
import type {Service, ServiceMeta, ServiceType} from '@onecomme.com/onesdk/types/Service';
import type {RequestItem, SetListAPIResponse} from '@onecomme.com/onesdk/types/Setlist';
import type {SystemMessage} from '@onecomme.com/onesdk/types/System';
import type {UserNameData, UserStoreData} from '@onecomme.com/onesdk/types/UserData';
import type {WordPartyExecParams} from '@onecomme.com/onesdk/types/WordParty';
import type {YouTube} from '@onecomme.com/onesdk/types/YouTube';

export type {Comment, Service, ServiceType, UserNameData};

/** A version of the app, named as the generator names it. */
export type AppVersion = '4_2' | '5_0' | '5_1' | '6_0' | '7_0' | '8_0';

/** How much a gift is worth, from the smallest. */
export type Tier = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A comment as apps before 8.0 sent it: with the details of its frame and of who wrote it. */
export type DetailedComment = Comment & {serviceData?: Service; userData?: UserNameData};

/** The set list in use; empty when there is none. */
export type CurrentSetList = SetListAPIResponse | Readonly<Record<string, never>>;

interface Payloads {
  readonly comments: {
    readonly comments: readonly Comment[];
    readonly options?: CommentSenderOption;
  };
  readonly deleted: readonly DeletedData[];
  readonly pinned: Comment | null;
  readonly bookmarked: BookmarkData;
  readonly meta: {readonly service: Service; readonly meta: ServiceMeta};
  readonly 'meta.clear': string;
  readonly services: readonly Service[];
  readonly userDatas: UserStoreData;
  readonly waitingList: readonly OrderItem[];
  readonly setList: CurrentSetList;
  readonly 'setList.request': readonly RequestItem[];
  readonly reactions: {readonly reactions: readonly Reaction[]; readonly effect: boolean};
  readonly notification: {readonly type: string; readonly message: string};
  readonly 'wp.update': {readonly dir: string};
  readonly 'wp.exec': WordPartyExecParams;
  readonly 'yt.survey.start': YouTube.SurveyData;
  readonly 'yt.survey.update': YouTube.SurveyData;
  readonly 'yt.survey.finish': YouTube.SurveyResult;
  readonly config: Readonly<Record<string, unknown>>;
  readonly systemComment: SystemMessage;
  readonly 'ni.survey.start': unknown;
  readonly 'ni.survey.finish': unknown;
  readonly toast: unknown;
  readonly connected: {
    readonly comments?: readonly Comment[];
    readonly config?: Readonly<Record<string, unknown>>;
    readonly services?: readonly Service[];
    readonly waitingList?: readonly OrderItem[];
    readonly setList?: CurrentSetList;
  };
}

type MessageOf<Type extends keyof Payloads> = {
  [Key in Type]: {readonly type: Key; readonly data: Payloads[Key]};
}[Type];

/** What the app sends over its WebSocket, one JSON object each. */
export type Message = MessageOf<keyof Payloads> | {readonly type: 'clear'};
