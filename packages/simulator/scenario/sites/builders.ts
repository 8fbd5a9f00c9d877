import type {BaseResponse} from '@onecomme.com/onesdk/types/BaseResponse';
import type {ServiceType} from '../types';
import {bilibili} from './bilibili';
import {mirrativ, mixch, niconama, showroom, twicas} from './japanese';
import type {Builder, DataOf, Making} from './making';
import {doneru, external, kick, streamlabs, system, tiktok, twitter, vtips} from './others';
import {twitch} from './twitch';
import {youtube} from './youtube';

const BUILDERS: {readonly [S in ServiceType]: Builder<S>} = {
  youtube,
  twicas,
  twitch,
  niconama,
  showroom,
  bilibili,
  mirrativ,
  mixch,
  twitter,
  doneru,
  tiktok,
  streamlabs,
  kick,
  vtips,
  external,
  system,
};

/** The data of a comment with the fields that its service adds. */
export function buildData<S extends ServiceType>(
  service: S,
  base: BaseResponse,
  making: Making,
): DataOf<S> {
  return BUILDERS[service](base, making);
}
