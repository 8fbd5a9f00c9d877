import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import * as v from 'valibot';
import {blockReader, type Block} from './readBlocks';

/** The versions of the manual that the docs plugin has loaded, the newest first. */
export function loadedVersions(allContent: AllContent): LoadedVersion[] {
  // Docusaurus hands over the content of other plugins as unknown; its shape is the docs plugin's.
  const content = allContent['docusaurus-plugin-content-docs']?.['default'];
  const {loadedVersions: versions = []} = (content ?? {}) as Partial<LoadedContent>;
  return [...versions].sort((a, b) => Number(b.isLast) - Number(a.isLast));
}

/** Grows when blocks are read another way: old ones are then read anew. */
const FORM = 3;

const KeptSchema = v.object({
  form: v.literal(FORM),
  sections: v.array(
    v.tuple([
      v.string(),
      v.array(
        v.object({
          kind: v.picklist(['text', 'heading', 'code']),
          text: v.string(),
          level: v.exactOptional(v.number()),
          id: v.exactOptional(v.string()),
        }),
      ),
    ]),
  ),
});

/** Reads pages, and keeps what it read for the next build. */
export interface KeptBlocks {
  readonly read: (source: string, where?: string) => Block[];
  /** Writes down the sections that were read, if one of them is new. */
  readonly keep: () => Promise<void>;
}

const opened = new Map<string, Promise<KeptBlocks>>();

/**
 * The blocks of all manuals, for all plugins of a build: parsing is what costs. They lie in one file
 * among the generated ones: a site that is built from the same folder (the fixture) has its own.
 */
export function keptBlocks(generatedFilesDir: string): Promise<KeptBlocks> {
  const blocks = opened.get(generatedFilesDir) ?? open(generatedFilesDir);
  opened.set(generatedFilesDir, blocks);
  return blocks;
}

async function open(generatedFilesDir: string): Promise<KeptBlocks> {
  const file = path.join(generatedFilesDir, 'manual-blocks.json');
  const known = new Map(await readKept(file));
  const read = new Map<string, Block[]>();
  return {
    read: blockReader(known, read),
    async keep() {
      if (read.size === known.size && [...read.keys()].every((section) => known.has(section)))
        return;
      await mkdir(generatedFilesDir, {recursive: true});
      // Renamed when whole, so that a build that is stopped leaves no half file.
      const part = `${file}.${process.pid}`;
      await writeFile(part, JSON.stringify({form: FORM, sections: [...read]}));
      await rename(part, file);
    },
  };
}

async function readKept(file: string): Promise<[string, Block[]][]> {
  try {
    return v.parse(KeptSchema, JSON.parse(await readFile(file, 'utf8'))).sections;
  } catch {
    // None yet, or of another form.
    return [];
  }
}
