import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import {parse} from 'yaml';
import {checked} from '../../../src/lib/checked';
import {FRONT_MATTER} from '../../lib/readBlocks';

const FrontMatter = v.object({title: v.pipe(v.string(), v.nonEmpty())});

/**
 * The titles of the pages of a manual, by id.
 * @param folder of the manual
 * @throws Error when a page that a term names is missing or has no title
 */
export function titlesIn(folder: string): (page: string) => string {
  return (page) => {
    const source = readFileSync(path.join(folder, `${page}.mdx`), 'utf8');
    const [front = ''] = FRONT_MATTER.exec(source) ?? [];
    return checked(FrontMatter, parse(front.replaceAll(/^---$/gmu, '')), `${page}.mdx`).title;
  };
}
