import * as v from 'valibot';
import type {TemplateFiles} from '@site/plugins/playground/client';
import {parsedJson} from '@komebiyori/lib/parsedJson';

const Files = v.object({html: v.string(), css: v.string(), script: v.string()});
const WorkSchema = v.object({
  id: v.string(),
  title: v.string(),
  files: Files,
  /** The id of the sample that it began as; empty for others. */
  from: v.string(),
  /** What it began as, to go back to. */
  original: Files,
  /** In milliseconds since 1970. */
  editedAt: v.number(),
});
const Kept = v.object({version: v.literal(1), works: v.array(WorkSchema)});

/** A template that somebody writes. */
export type Work = v.InferOutput<typeof WorkSchema>;

export type ReadWorks =
  | {readonly kind: 'works'; readonly works: readonly Work[]}
  /** Of a newer site, or damaged: the text is the visitor's still. */
  | {readonly kind: 'unreadable'; readonly text: string};

/** What is kept, as text. */
export const worksText = (works: readonly Work[]): string => JSON.stringify({version: 1, works});

/** Reads a kept text; never throws. */
export function readWorks(text: string | undefined): ReadWorks {
  if (text === undefined || text === '') return {kind: 'works', works: []};
  const read = v.safeParse(Kept, parsedJson(text));
  return read.success ? {kind: 'works', works: read.output.works} : {kind: 'unreadable', text};
}

/** Whether two templates are the same, letter for letter. */
export const sameFiles = (one: TemplateFiles, other: TemplateFiles): boolean =>
  one.html === other.html && one.css === other.css && one.script === other.script;

/** Whether there is something in it that somebody would miss. */
export const isEdited = ({files, original}: Work): boolean => !sameFiles(files, original);

/** With a work in place of the one with its id, newest first; one that is as it began is left out. */
export function putWork(works: readonly Work[], work: Work): readonly Work[] {
  const others = works.filter(({id}) => id !== work.id);
  return isEdited(work) ? [work, ...others] : others;
}

/** The files of a work, or of what is opened, changed. */
export function changeFiles(work: Work, change: Partial<TemplateFiles>, editedAt: number): Work {
  return {...work, files: {...work.files, ...change}, editedAt};
}
