/** The front matter of the pages outside of the manual; `asked.test.ts` has what they are asked by. */
import {expect, it} from 'vitest';
import * as v from 'valibot';
import {parsePage} from '../../plugins/lib/readBlocks';
import {AskedSchema} from '../../plugins/search/server/asked';
import {checked} from '../../src/lib/checked';
import {sitePages} from './support/pages';

const Text = v.pipe(v.string(), v.nonEmpty('must not be empty'));

/** A key that is not here is a slip: Docusaurus leaves unknown ones alone. */
const FrontMatter = v.strictObject({
  title: Text,
  description: Text,
  wrapperClassName: v.optional(Text),
  hide_table_of_contents: v.optional(v.boolean()),
  keywords: v.optional(v.array(Text)),
  asked: v.optional(AskedSchema),
});

it.each(sitePages())('$file has a title, a description and no unknown key', ({file, source}) => {
  expect(() => checked(FrontMatter, parsePage(source, file).fields, file)).not.toThrow();
});
