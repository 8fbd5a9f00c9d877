import type {Value} from '@komebiyori/fields';
import {templateOf} from '../templates/registry';
import type {Design} from '../model/design';
import type {Values} from '../model/groups';
import {permissionsOf, type Permission, type Runtime} from '../model/template';
import {ownValuesOf, valuesOf} from '../model/values';
import type {AppVersion} from '../model/appVersions';

/** What the script of a template is told: everything that CSS alone cannot do. */
export interface Settings {
  readonly app: AppVersion;
  readonly template: string;
  readonly runtime: Runtime;
  readonly isPro: boolean;
  /** Names of groups for `OneSDK.usePermission`; empty before 6.0. */
  readonly permissions: readonly Permission[];
  readonly flow: Values['flow'];
  readonly filter: Values['filter'];
  readonly shown: Pick<Values['shown'], 'time' | 'frame' | 'number' | 'count'>;
  readonly paid: Pick<Values['paid'], 'usesTiers' | 'pinSeconds'>;
  readonly motion: Pick<Values['motion'], 'in' | 'inMs' | 'out' | 'outMs' | 'moves' | 'moveMs'> & {
    readonly stagger: number;
    readonly reduced: Values['motion']['reduced'];
  };
  readonly avatar: Pick<Values['avatar'], 'hidesAnonymous'>;
  /** The template's own options by their short names. */
  readonly own: Readonly<Record<string, Value>>;
}

/** The settings of a design's script. */
export function settingsOf(design: Design): Settings {
  const template = templateOf(design.template);
  const {flow, filter, shown, paid, motion, avatar} = valuesOf(design);
  const {in: way, inMs, out, outMs, moves, moveMs, stagger, reduced} = motion;
  return {
    app: design.app,
    template: template.id,
    runtime: template.runtime,
    isPro: template.isPro,
    permissions: permissionsOf(template, design.app),
    flow,
    filter,
    shown: {time: shown.time, frame: shown.frame, number: shown.number, count: shown.count},
    paid: {usesTiers: paid.usesTiers, pinSeconds: paid.pinSeconds},
    motion: {in: way, inMs, out, outMs, moves, moveMs, stagger, reduced},
    avatar: {hidesAnonymous: avatar.hidesAnonymous},
    own: ownValuesOf(design),
  };
}
