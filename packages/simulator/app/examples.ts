import {drawAvatar, frameId, LIVE_TITLE, SERVICES, type Message} from '../scenario';

/** Those whom the manual's examples of the HTTP API name, so that each example runs as it stands. */
export function exampleMessages(now: number): readonly Message[] {
  const tamago = {
    ...{id: 'UC-tamago', username: 'たまご焼き', nickname: 'たまちゃん', memo: '', label: ''},
    ...{lang: [], service: 'youtube' as const, nameHistory: ['たまご焼き'], lst: LIVE_TITLE},
    ...{lcts: new Date(now).toISOString(), tc: 128, tgc: 3, icon: drawAvatar(1), badges: []},
  };
  const shio = {
    ...{id: 'UC-shio', commentId: 'yt-000051', service: 'youtube' as const},
    ...{serviceName: SERVICES.youtube.frame ?? frameId('youtube'), username: 'しおむすび'},
    ...{profileImage: drawAvatar(2), timestamp: new Date(now).toISOString(), comment: '参加'},
    ...{count: 1, completed: false, playing: false, anonymity: false},
  };
  return [
    {type: 'userDatas', data: {[tamago.id]: tamago}},
    {type: 'waitingList', data: [shio]},
  ];
}
