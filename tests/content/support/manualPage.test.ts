import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {testFolder} from '../../../scripts/lib/testFolder';
import {readManual} from './manualPage';

it('names every page whose front matter is not as it must be', () => {
  const docs = testFolder('manual');
  mkdirSync(path.join(docs, 'version-1.0'));
  const write = (name: string, text: string): void => {
    writeFileSync(path.join(docs, 'version-1.0', name), text);
  };
  write('a.mdx', '---\r\ntitle: a\r\n---\r\n');
  write('b.mdx', '\uFEFF---\ntitle: b\n---\n');
  write('c.mdx', '---\ntitle: c\ndescription: c\ntag: c\n---\n');
  write('e.mdx', '---\ntitle: e\ndescription: e: f\n---\n');
  write('d.mdx', '---\ntitle: d\ndescription: d\n---\ntext\n');
  const none = 'Error: begins with no front matter (CRLF or BOM?)';
  const yaml =
    'YAMLParseError: Nested mappings are not allowed in compact mappings at line 3, column 14:';
  expect(() => readManual('1.0', docs)).toThrow(
    [
      ...['a', 'b'].map((name) => `versioned_docs/version-1.0/${name}.mdx: ${none}`),
      'versioned_docs/version-1.0/c.mdx: Error: Malformed front matter:',
      '  tag: is no key that is known here',
      `versioned_docs/version-1.0/e.mdx: ${yaml}`,
    ].join('\n'),
  );
});
