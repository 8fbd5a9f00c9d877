import {describe, expect, it} from 'vitest';
import {noticesOf, sayNotice, usedCustomCss} from './customCss';

const kinds = (css: string) => noticesOf(css).map(({kind, line}) => `${line} ${kind}`);

describe('what is used only when allowed', () => {
  it.each([
    ['@import "https://evil.example/a.css";', ['1 foreign']],
    ['@import url(//evil.example/a.css);', ['1 foreign']],
    ['@\\69mport "ftp://evil.example";', ['1 foreign']],
    ['.a {\n background: url(https://evil.example/a.png) }', ['2 foreign']],
    [".a { background: URL( 'https://evil.example/a.png' ) }", ['1 foreign']],
    ['.a { background: u\\72l(https://evil.example) }', ['1 foreign']],
    ['.a { background: url(\\68ttps://evil.example) }', ['1 foreign']],
    ['.a { background: url("ht\\\ntps://evil.example") }', ['1 foreign']],
    ['.a { background: url("\\\\\\\\evil.example/x") }', ['1 foreign']],
    ['.a { background: url("  https://evil.example") }', ['1 foreign']],
    ['.a { background: image-set("https://evil.example/a.png" 1x) }', ['1 foreign']],
    [':root { --a: "https://evil.example" }', ['1 foreign']],
    ['.a { background: url(https://fonts.googleapis.com.evil.example/) }', ['1 foreign']],
    ['.a { background: url(https://fonts.googleapis.com@evil.example/) }', ['1 foreign']],
    ['.a { background: url(http://fonts.googleapis.com/) }', ['1 foreign']],
    ['.a { background: url(javascript:alert(1)) }', ['1 foreign']],
    ['.a { background: url("data:text/html,x") }', ['1 foreign']],
    ['/* " */ .a { background: url(https://evil.example) }', ['1 foreign']],
    // Line ends of Windows are one, and hide nothing: in a string, an escape and an address.
    ['.a { content: "\\\r\n"; background: url(https://evil.example); content: "" }', ['2 foreign']],
    ['.a { background: \\75\r\nrl(https://evil.example) }', ['1 foreign']],
    ['.a { background: url("\\68\r\nttps://evil.example") }', ['1 foreign']],
    // Only space, tab and line ends are white space: after any other, an address is none.
    ['.a { --b: url(\v"-->,); background: url(https://evil.example) }', ['1 foreign']],
    ['.a { --b: url(\u3000"); background: url(https://evil.example) }', ['1 foreign']],
    ['.a { --b: \0url(b url(https://evil.example) ) }', ['1 foreign']],
    // Neither a hash nor what opens a comment of HTML belongs to the name after it.
    ['.a { --b: #url(a"b)"); background: url(https://evil.example); --c: "d" }', ['1 foreign']],
    ['.a { --b: <!--url(a"); background: url(https://evil.example); --c: "d" }', ['1 foreign']],
    ['.a { width: expression(alert(1)) }', ['1 expression']],
    ['.a { width: e\\xpression(alert(1)) }', ['1 expression']],
    ['.a { behavior: url(#x) }', ['1 expression']],
    ['\n\n</STYLE><script>', ['3 end-tag']],
    ['a'.repeat(20_001), ['1 too-long']],
  ])('%.70s', (css, expected) => {
    expect(kinds(css)).toEqual(expected);
    expect(usedCustomCss(css, false)).toEqual({imports: [], rest: ''});
    for (const notice of noticesOf(css)) expect(sayNotice(notice)).toMatch(/。$/u);
  });
});

it.each([
  '',
  '.a { color: red; }',
  '.a::after { content: "Note: x"; }',
  '.a { background: url(./assets/a.png) }',
  '.a { background: url("../__origin/x.png") }',
  '.a { background: url(data:image/png;base64,AAAA) }',
  '.a { mask: url(#shape) }',
  '@import url("https://fonts.googleapis.com/css2?family=Stick&display=swap");',
  '@font-face { src: url(https://fonts.gstatic.com/s/a.woff2) }',
  '/* url(https://evil.example) */',
  '.expression { color: red }',
])('uses %s without asking', (css) => {
  expect(kinds(css)).toEqual([]);
});

it('puts imports apart, and never ends a style element', () => {
  const css =
    '.a { color: red; }\n@import "https://evil.example/a.css"\n;\n.b::after { content: "</style>"; }';
  expect(usedCustomCss(css, true)).toEqual({
    imports: ['@import "https://evil.example/a.css"\n;'],
    rest: '.a { color: red; }\n\n.b::after { content: "<\\/style>"; }',
  });
});
