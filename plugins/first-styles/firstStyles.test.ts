import {describe, expect, it} from 'vitest';
import {firstStyles, groupOf, layerNames, stylesheetOf, withFirstStyles} from './firstStyles';

const CSS =
  '@layer base{.used{color:red}.unused{color:blue}}@layer theme{.other{top:0}}' +
  '[data-theme=dark] .used{color:white}.failure{top:1px}' +
  '@font-face{font-family:"A";src:url(/a.woff2)}@font-face{font-family:"B";src:url(/b.woff2)}' +
  '.used{font-family:"A"}.unused{font-family:"B"}';

describe('firstStyles', () => {
  it('keeps what the pages and the boot file use, and nothing else', async () => {
    const css = await firstStyles(CSS, '<p class="used">', 'box.className="failure"');
    expect(css).toContain('.used{color:red}');
    expect(css).toContain('[data-theme=dark] .used');
    expect(css).toContain('.failure{');
    expect(css).not.toContain('.unused');
  });

  it('drops a font that only dropped rules use', async () => {
    const css = await firstStyles(CSS, '<p class="used">', '');
    expect(css).toContain('/a.woff2');
    expect(css).not.toContain('/b.woff2');
  });

  it('drops variables that nothing reads, and keeps those that the page itself names', async () => {
    const variables =
      ':root{--read:red;--chain:var(--read);--unread:blue;--inline:1px;--set:2px}.used{color:var(--chain)}';
    const css = await firstStyles(
      variables,
      '<p class="used" style="width:var(--inline)">',
      'style.setProperty("--set","3px")',
    );
    for (const kept of ['--read', '--chain', '--inline', '--set'])
      expect(css).toContain(`${kept}:`);
    expect(css).not.toContain('--unread');
  });

  it('keeps the order of all layers, also of those that are empty now', async () => {
    expect(layerNames(CSS)).toEqual(['base', 'theme']);
    expect(await firstStyles(CSS, '<p class="used">', '')).toMatch(/^@layer base,theme;/u);
  });
});

describe('pages', () => {
  const html =
    '<link rel=stylesheet href=/assets/css/styles.1.css /><script src=/b.js data-scripts="/m.js">';

  it('names the first stylesheet and leaves the whole one to the boot file', () => {
    expect(stylesheetOf(html)).toBe('/assets/css/styles.1.css');
    expect(withFirstStyles(html, '/assets/css/first.css')).toBe(
      '<link rel="stylesheet" href="/assets/css/first.css"><script src=/b.js data-styles="/assets/css/styles.1.css" data-scripts="/m.js">',
    );
  });

  it('leaves a page without a stylesheet as it is', () => {
    expect(withFirstStyles('<p>', '/x.css')).toBe('<p>');
  });

  it.each([
    ['docs/about.html', 'manual-about'],
    ['docs/7.2/guide/install.html', 'manual-guide-install'],
    ['docs/7.2/tags/obs.html', 'tags'],
    ['docs/tags.html', 'tags'],
    ['index.html', 'home'],
    ['download.html', 'pages'],
  ])('%s belongs to %s', (page, group) => {
    expect(groupOf(page)).toBe(group);
  });
});
