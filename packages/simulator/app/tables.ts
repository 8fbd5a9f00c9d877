import type {OrderItem} from '@onecomme.com/onesdk/types/Order';
import type {RequestItem, SetListAPIResponse} from '@onecomme.com/onesdk/types/Setlist';
import type {Comment, CurrentSetList, Message} from '../scenario';

/** The word that asks to take part, and the one before a song that is asked for. */
const ORDER_WORD = '参加';
const REQUEST = /^リクエスト\s+(?<title>.+)$/u;
const LONGEST = 50;

/** The waiting list and the set list. */
export interface Tables {
  readonly orders: () => readonly OrderItem[];
  readonly useOrders: (orders: readonly OrderItem[]) => void;
  readonly setList: () => CurrentSetList;
  readonly useSetList: (setList: CurrentSetList) => void;
  /** Reads comments for those who want to take part and for songs; says which lists changed. */
  readonly read: (
    comments: readonly Comment[],
    frameName: (id: string) => string,
  ) => readonly Message[];
  /**
   * Again it changes nothing, so that a call may be repeated.
   * @returns undefined when nobody with this id is in the list, be it as completed
   */
  readonly complete: (id: string) => Message | undefined;
  /** @returns undefined when nobody with this id is in the list, be it as completed */
  readonly cancel: (id: string) => Message | undefined;
}

export const SET_LIST: SetListAPIResponse = {
  id: 1,
  name: '歌枠',
  items: [
    {id: 1, box: 1, name: '夜の散歩道', link: '', tags: ['バラード'], memo: ''},
    {id: 2, box: 1, name: '三時のおやつ行進曲', link: '', tags: ['元気'], memo: 'キー−2'},
  ],
  completed: [{id: 3, box: 1, name: '雨あがりソーダ', link: '', tags: [], memo: ''}],
};

export function createTables(): Tables {
  let orders: readonly OrderItem[] = [];
  let setList: CurrentSetList = SET_LIST;
  let requests: readonly RequestItem[] = [];
  let requestCount = 0;

  const ordersNow = (): Message => ({type: 'waitingList', data: orders});
  const change = (id: string, next: readonly OrderItem[]): Message | undefined => {
    if (!orders.some((order) => order.id === id)) return undefined;
    orders = next;
    return ordersNow();
  };

  return {
    orders: () => orders,
    useOrders(next) {
      orders = next;
    },
    setList: () => setList,
    useSetList(next) {
      setList = next;
    },
    read(comments, frameName) {
      const waiting = comments.filter(
        ({data}) => data.comment === ORDER_WORD && !orders.some(({id}) => id === data.userId),
      );
      orders = [...orders, ...waiting.map((comment) => orderOf(comment, frameName(comment.id)))];
      const asked = comments.flatMap(({data}) => {
        const title = REQUEST.exec(data.comment)?.groups?.['title'];
        if (title === undefined) return [];
        requestCount += 1;
        return [requestOf(requestCount, title, data)];
      });
      requests = [...requests, ...asked].slice(-LONGEST);
      return [
        ...(waiting.length > 0 ? [ordersNow()] : []),
        ...(asked.length > 0 ? [{type: 'setList.request' as const, data: requests}] : []),
      ];
    },
    complete: (id) =>
      change(
        id,
        orders.map((order) =>
          order.id === id ? {...order, completed: true, playing: false} : order,
        ),
      ),
    cancel: (id) =>
      change(
        id,
        orders.filter((order) => order.id !== id),
      ),
  };
}

function orderOf({service, data}: Comment, serviceName: string): OrderItem {
  return {
    id: data.userId,
    commentId: data.id,
    service,
    serviceName,
    username: data.name,
    profileImage: data.profileImage,
    timestamp: data.timestamp,
    comment: data.comment,
    count: 1,
    completed: false,
    playing: false,
    anonymity: false,
  };
}

function requestOf(id: number, title: string, {name, comment, timestamp}: Comment['data']) {
  const day = timestamp.slice(0, 19).replace('T', ' ');
  return {id, title, username: name, comment, created_at: day, updated_at: day};
}
