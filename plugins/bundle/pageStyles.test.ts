import {describe, expect, it} from 'vitest';
import {
  classesOf,
  layerNames,
  moduleClassesOf,
  slim,
  stylesheetsOf,
  withStyles,
  wordsOf,
} from './pageStyles';

const CSS =
  '@layer base{.used{color:red}.unused{color:blue}}@layer theme{.other{top:0}}' +
  '[data-theme=dark] .used{color:white}.failure{top:1px}';
const words = (...texts: readonly string[]): Set<string> => new Set(texts.flatMap(wordsOf));

describe('slim', () => {
  it('keeps what pages and scripts use, and nothing else', () => {
    const css = slim(CSS, words('<p class="used">', 'box.className="failure"'));
    expect(css).toContain('.used{color:red}');
    expect(css).toContain('[data-theme=dark] .used');
    expect(css).toContain('.failure{');
    expect(css).not.toContain('.unused');
  });

  it('drops variables that nothing reads, and keeps those that another file names', () => {
    const variables =
      ':root{--read:red;--chain:var(--read);--unread:blue;--elsewhere:1px}.used{color:var(--chain)}';
    const css = slim(variables, words('<p class="used">', '.tool{top:var(--elsewhere)}'));
    for (const kept of ['--read', '--chain', '--elsewhere']) expect(css).toContain(`${kept}:`);
    expect(css).not.toContain('--unread');
  });

  it('keeps rules that ask for no class, whatever they ask for', () => {
    for (const css of [
      ':focus-visible{top:0}',
      ':is(h1,.unused){top:0}',
      'dialog::backdrop{top:0}',
      '.used li:where(:not(figure li)){top:0}',
      '.used:not(.unused)[data-x=".unused"]{top:0}',
      '@keyframes hop{40%{top:0}}',
    ]) {
      expect(slim(css, words('<p class="used">'))).toBe(css);
    }
    // An element need not be of this class; of the one that `:where` asks for it must.
    expect(slim(':where(.unused):not(.b):hover{top:0}:where(.used){top:0}', words('used'))).toBe(
      ':where(.used){top:0}',
    );
    expect(slim('.unused:focus,#unused>p,.used{top:0}', words('used'))).toBe('.used{top:0}');
  });

  it('keeps the order of all layers, also of those that are empty now', () => {
    expect(layerNames(CSS)).toEqual(['base', 'theme']);
    expect(slim(CSS, words('<p class="used">'))).toMatch(/^@layer base,theme;/u);
    expect(slim('@layer a,b;p{top:0}@layer b,c;', words('p'))).toBe('@layer a,b,c;p{top:0}');
  });
});

it('knows the classes of modules in styles, and those of a page', () => {
  expect([...moduleClassesOf('.box_a1B2>.lead,.grain__b-c:hover{top:0.5em}')]).toEqual([
    'box_a1B2',
    'grain__b-c',
  ]);
  expect(classesOf('<p class=one><b class="two three">')).toEqual(['one', 'two', 'three']);
});

describe('pages', () => {
  const html =
    '<script>x</script><link rel=stylesheet href=/assets/css/styles.1.css /><link rel="stylesheet" href="/assets/css/later.2.css"><script src=/b.js data-scripts="/m.js">';

  it('name their stylesheet, and for the application what is in it and what comes later', () => {
    expect(stylesheetsOf(html)).toEqual(['/assets/css/styles.1.css', '/assets/css/later.2.css']);
    const styles = {own: '/page.3.css', parts: ['/home.4.css'], later: ['/assets/css/later.2.css']};
    expect(withStyles(html, styles)).toBe(
      '<script>x</script><link rel="stylesheet" href="/page.3.css"><script src=/b.js data-styles="/home.4.css" data-later-styles="/assets/css/later.2.css" data-scripts="/m.js">',
    );
  });

  it('that only forward have none', () => {
    expect(stylesheetsOf('<p>')).toEqual([]);
  });
});
