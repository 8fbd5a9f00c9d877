import type {BaseResponse} from '@onecomme.com/onesdk/types/BaseResponse';
import type {CommentKind} from '../kinds';
import type {Person} from '../people';
import type {Random} from '../random';
import type {Gift} from '../tiers';
import type {Comment, ServiceType, Tier} from '../types';

/** What a builder has to go by when it adds a service's own fields. */
export interface Making {
  readonly kind: CommentKind;
  readonly person: Person;
  readonly tier: Tier;
  /** Present where the comment is paid. */
  readonly gift: Gift | undefined;
  /** The number of the comment within its stream, from 1. */
  readonly number: number;
  readonly random: Random;
}

export type DataOf<S extends ServiceType> = Extract<Comment, {service: S}>['data'];

/** Makes a service's data from the fields that all services share. */
export type Builder<S extends ServiceType> = (base: BaseResponse, making: Making) => DataOf<S>;
