import {isFor, type AppVersion} from '../model/appVersions';
import type {Template} from '../model/template';
import {basic} from './basic/template';
import {bubble} from './bubble/template';
import {card} from './card/template';
import {cyberMx} from './cyber-mx/template';
import {giftboard} from './giftboard/template';
import {glass} from './glass/template';
import {inline} from './inline/template';
import {lanes} from './lanes/template';
import {neon} from './neon/template';
import {neonEx} from './neon-ex/template';
import {retro} from './retro/template';
import {slot} from './slot/template';
import {solo} from './solo/template';
import {spotlight} from './spotlight/template';
import {sticky} from './sticky/template';
import {talk} from './talk/template';
import {terminal} from './terminal/template';
import {ticker} from './ticker/template';
import {wafu} from './wafu/template';

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
