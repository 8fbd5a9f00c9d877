import {describe, expect, it} from 'vitest';
import {sharedAddresses} from './sharedAddresses';

const page = (permalink: string, file: string) => ({permalink, source: `@site/${file}`});

describe('sharedAddresses', () => {
  it('has nothing to say of pages with addresses of their own', () => {
    expect(sharedAddresses([page('/a', 'a.mdx'), page('/b', 'b.mdx')])).toBeUndefined();
  });
  it('names every file of every address that several have', () => {
    const pages = [
      page('/a', 'docs/a.mdx'),
      page('/b', 'docs/b.mdx'),
      page('/a', 'src/pages/a.tsx'),
      page('/b', 'docs/c.mdx'),
      page('/a', 'docs/d.mdx'),
    ];
    expect(sharedAddresses(pages)).toBe(
      [
        'Several pages have one address:',
        '  /a: docs/a.mdx, src/pages/a.tsx, docs/d.mdx',
        '  /b: docs/b.mdx, docs/c.mdx',
        'Give each its own: by another `slug` in its front matter, or without one by another file name.',
      ].join('\n'),
    );
  });
});
