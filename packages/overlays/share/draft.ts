import * as v from 'valibot';
import {parsedJson} from '@komebiyori/lib/parsedJson';
import type {AppVersion} from '../model/appVersions';
import {newDesign, type Design} from '../model/design';
import {moveDesign} from '../model/moveDesign';
import {readDesign} from '../model/readDesign';
import type {Warning} from '../model/warnings';

export type ReadDraft =
  | {readonly kind: 'none'}
  | {
      readonly kind: 'draft';
      readonly design: Design;
      /** In milliseconds since 1970. */
      readonly savedAt: number;
      readonly warnings: readonly Warning[];
    }
  /** Of a newer site, or damaged: the text is the visitor's still. */
  | {readonly kind: 'unreadable'; readonly text: string};

const Draft = v.object({savedAt: v.optional(v.number(), 0), design: v.unknown()});

/** A design as it is kept. */
export const draftText = (design: Design, savedAt: number): string =>
  JSON.stringify({savedAt, design});

/** Reads a kept text; never throws. A draft of another version is moved to this one. */
export function readDraft(text: string | undefined, app: AppVersion): ReadDraft {
  if (text === undefined || text === '') return {kind: 'none'};
  const read = v.safeParse(Draft, parsedJson(text));
  if (!read.success) return {kind: 'unreadable', text};
  const {design, warnings} = readDesign(read.output.design, app);
  if (warnings.some(({kind}) => kind === 'not-a-design' || kind === 'unknown-schema')) {
    return {kind: 'unreadable', text};
  }
  const fitting = design.app === app ? design : moveDesign(design, {app}).design;
  return {kind: 'draft', design: fitting, savedAt: read.output.savedAt, warnings};
}

/** Whether there is nothing in a design that somebody would miss. */
export function isUntouched(design: Design): boolean {
  const fresh = newDesign(design.template, design.app);
  return JSON.stringify(fresh) === JSON.stringify(design);
}
