import {isFor, type AppVersion} from '../model/appVersions';
import type {Template} from '../model/template';
import {basic} from './basic/meta';
import {bubble} from './bubble/meta';
import {card} from './card/meta';
import {cyberMx} from './cyber-mx/meta';
import {giftboard} from './giftboard/meta';
import {glass} from './glass/meta';
import {inline} from './inline/meta';
import {lanes} from './lanes/meta';
import {neon} from './neon/meta';
import {neonEx} from './neon-ex/meta';
import {retro} from './retro/meta';
import {slot} from './slot/meta';
import {solo} from './solo/meta';
import {spotlight} from './spotlight/meta';
import {sticky} from './sticky/meta';
import {talk} from './talk/meta';
import {terminal} from './terminal/meta';
import {ticker} from './ticker/meta';
import {wafu} from './wafu/meta';

/** All templates, in the order of the gallery. */
const LIST = [
  basic,
  inline,
  bubble,
  neon,
  talk,
  card,
  solo,
  slot,
  ticker,
  retro,
  glass,
  terminal,
  wafu,
  sticky,
  spotlight,
  giftboard,
  lanes,
  neonEx,
  cyberMx,
] as const;

export type TemplateId = (typeof LIST)[number]['id'];

export type KnownTemplate = Template & {readonly id: TemplateId};

export const TEMPLATES: readonly KnownTemplate[] = LIST;

/** What a design begins with, and what stands in for an unknown template: every version has it. */
export const FIRST_TEMPLATE: KnownTemplate = basic;

/** The templates that a version of the app can show. */
export const templatesFor = (app: AppVersion): readonly KnownTemplate[] =>
  TEMPLATES.filter((template) => isFor(app, template));

/** The template of an id from outside; undefined when there is none. */
export const findTemplate = (id: string): KnownTemplate | undefined =>
  TEMPLATES.find((template) => template.id === id);

/** The template of a known id. */
export const templateOf = (id: TemplateId): KnownTemplate => findTemplate(id) ?? FIRST_TEMPLATE;
