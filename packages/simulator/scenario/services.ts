import type {RGBColor} from '@onecomme.com/onesdk/types/Color';
import type {Service, ServiceType} from './types';

interface ServiceFacts {
  /** The name as it is written in Japanese texts. */
  readonly label: string;
  /** The colour of the frame, as a streamer may have chosen it. */
  readonly color: RGBColor;
  /** The name of the frame where it is one of the manual's examples. */
  readonly frame?: string;
}

/** All services that the SDK knows, in its order. */
export const SERVICES: Readonly<Record<ServiceType, ServiceFacts>> = {
  youtube: {label: 'YouTube', color: {r: 214, g: 58, b: 68}, frame: 'メイン'},
  twicas: {label: 'ツイキャス', color: {r: 32, g: 124, b: 202}},
  twitch: {label: 'Twitch', color: {r: 142, g: 84, b: 233}, frame: 'サブ'},
  niconama: {label: 'ニコニコ生放送', color: {r: 84, g: 84, b: 92}},
  showroom: {label: 'SHOWROOM', color: {r: 20, g: 160, b: 160}},
  bilibili: {label: 'bilibili', color: {r: 24, g: 150, b: 200}},
  mirrativ: {label: 'ミラティブ', color: {r: 38, g: 166, b: 180}},
  mixch: {label: 'ミクチャ', color: {r: 232, g: 88, b: 120}},
  twitter: {label: 'X', color: {r: 44, g: 120, b: 176}},
  doneru: {label: 'Doneru', color: {r: 236, g: 130, b: 62}},
  tiktok: {label: 'TikTok', color: {r: 40, g: 176, b: 184}},
  streamlabs: {label: 'Streamlabs', color: {r: 70, g: 180, b: 150}},
  kick: {label: 'Kick', color: {r: 72, g: 168, b: 40}},
  vtips: {label: 'VTips', color: {r: 236, g: 112, b: 164}},
  external: {label: '外部', color: {r: 128, g: 128, b: 128}},
  system: {label: 'システム', color: {r: 92, g: 120, b: 132}},
};

export const SERVICE_TYPES = Object.keys(SERVICES) as readonly ServiceType[];

/** The frame that the manual's examples name, so that they run as they stand there. */
const MAIN_ID = '5f0c2a1e-7d34-4c1b-9a86-2f1d0e6b3c47';

/** The id of the frame (枠) that a service's comments belong to; always the same. */
export function frameId(service: ServiceType): string {
  if (service === 'youtube') return MAIN_ID;
  const number = String(SERVICE_TYPES.indexOf(service) + 1).padStart(12, '0');
  return `c0ffee00-0000-4000-8000-${number}`;
}

/**
 * A frame for each service. What the site and the app say of themselves (`system`) has none of its
 * own in the app; here it has, so that every comment belongs to a frame.
 * @param startAt when the streams began, in milliseconds since 1970
 */
export function createFrames(services: readonly ServiceType[], startAt: number): Service[] {
  return services.map((service, index) => ({
    id: frameId(service),
    name: SERVICES[service].frame ?? `${SERVICES[service].label}の枠`,
    url: `https://example.com/live/${service}`,
    speech: true,
    write: true,
    enabled: true,
    persist: true,
    color: SERVICES[service].color,
    meta: {
      title: LIVE_TITLE,
      startTime: startAt,
      viewer: 24 + index * 3,
      total: 60 + index * 11,
      isLive: true,
    },
  }));
}

export const LIVE_TITLE = 'のんびり雑談とゲームの夜';
