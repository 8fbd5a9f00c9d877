import {avatar} from '../groups/avatar';
import {badges} from '../groups/badges';
import {box} from '../groups/box';
import {canvas} from '../groups/canvas';
import {filter} from '../groups/filter';
import {flow} from '../groups/flow';
import {fonts} from '../groups/fonts';
import {images} from '../groups/images';
import {layout} from '../groups/layout';
import {body, details, name} from '../groups/lettering';
import {membership} from '../groups/membership';
import {motion} from '../groups/motion';
import {outline} from '../groups/outline';
import {paid} from '../groups/paid';
import {roles} from '../groups/roles';
import {services} from '../groups/services';
import {shadow} from '../groups/shadow';
import {shown} from '../groups/shown';
import type {ValuesOf} from './group';

/**
 * The groups that templates share, in the order of their rules: later ones win where equally
 * specific, so a role beats a service and a paid comment beats a role.
 */
export const GROUPS = {
  canvas,
  layout,
  fonts,
  name,
  body,
  details,
  outline,
  shadow,
  box,
  avatar,
  badges,
  images,
  shown,
  services,
  membership,
  roles,
  paid,
  flow,
  filter,
  motion,
} as const;

export type GroupId = keyof typeof GROUPS;

/** In the order of `GROUPS`. */
export const GROUP_IDS = Object.keys(GROUPS) as GroupId[];

type FieldsOf<Id extends GroupId> = (typeof GROUPS)[Id]['fields'];

/** The values of all shared groups. */
export type Values = {readonly [Id in GroupId]: ValuesOf<FieldsOf<Id>>};

/** Keys of shared options: `name.color`. */
export type OptionKey = {[Id in GroupId]: `${Id}.${keyof FieldsOf<Id> & string}`}[GroupId];

type ValueAt<Key extends string> = Key extends `${infer Id extends GroupId}.${infer Name}`
  ? Name extends keyof Values[Id]
    ? Values[Id][Name]
    : never
  : never;

/** Values for some shared options, each of the type of its field. */
export type SomeOptions = {readonly [Key in OptionKey]?: ValueAt<Key>};
