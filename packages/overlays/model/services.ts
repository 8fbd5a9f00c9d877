import type {Span} from './appVersions';

/** A service whose comments the app collects. */
export interface Service extends Span {
  /** Its name in comment data (OneSDK 6.0.0, `BaseComment.service`). */
  readonly id: string;
  readonly label: string;
  /** A colour like that of the service, ours to choose: the SDK names none. */
  readonly accent: string;
}

/** Kick and VTips came with 5.2, which shares its editor with 5.1. */
const LIST = [
  {id: 'youtube', label: 'YouTube', accent: '#ff0033ff'},
  {id: 'twitch', label: 'Twitch', accent: '#9146ffff'},
  {id: 'niconama', label: 'ニコニコ生放送', accent: '#252525ff'},
  {id: 'twicas', label: 'ツイキャス', accent: '#0078d7ff'},
  {id: 'showroom', label: 'SHOWROOM', accent: '#00b5b5ff'},
  {id: 'bilibili', label: 'bilibili', accent: '#00a1d6ff'},
  {id: 'mirrativ', label: 'ミラティブ', accent: '#1ab7c5ff'},
  {id: 'mixch', label: 'ミクチャ', accent: '#f04b6eff'},
  {id: 'twitter', label: 'X', accent: '#1d9bf0ff'},
  {id: 'tiktok', label: 'TikTok LIVE', accent: '#25f4eeff'},
  {id: 'kick', label: 'Kick', accent: '#53fc18ff', since: '5_1'},
  {id: 'doneru', label: 'Doneru', accent: '#ff8a3dff'},
  {id: 'streamlabs', label: 'Streamlabs', accent: '#80f5d2ff'},
  {id: 'vtips', label: 'VTips', accent: '#ff6fa5ff', since: '5_1'},
  {id: 'external', label: '外部連携', accent: '#888888ff'},
  {id: 'system', label: 'システム', accent: '#607d8bff'},
] as const satisfies readonly Service[];

export type ServiceId = (typeof LIST)[number]['id'];

/** All services of the app, in the order in which its own lists have them. */
export const SERVICES: readonly (Service & {readonly id: ServiceId})[] = LIST;
