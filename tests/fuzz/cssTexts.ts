/** CSS of all forms that may load something, and that only look so. */
export const CSS_SAMPLES: readonly string[] = [
  ':root { --lcv-font-size: 20px; --lcv-background-color: #fff !important; }',
  'body { background-color: rgba(0, 0, 0, 0); margin: 0px auto; overflow: hidden; }',
  '@import url("https://fonts.googleapis.com/css2?family=Yusei+Magic"); .comment { color: red; }',
  "@import 'https://evil.example/a.css' layer(x) supports(display: grid) screen;",
  '.a { background: url(https://evil.example/a.png) } .b { background: url( "//evil.example/b" ) }',
  '.a { background: u\\72l(https://evil.example/a.png); content: "https://evil.example" }',
  ".a { background-image: image-set('https://evil.example/a.png' 1x, \"b.png\" type('image/png') 2x) }",
  ':root { --x: "https://evil.example/a"; } .a { background: image-set(var(--x) 1x) }',
  '@font-face { font-family: "あ"; src: local("a"), url(data:font/woff2;base64,AAAA) format("woff2") }',
  '.a::before { content: "\\"}"; } /* url(https://evil.example/) */ .b { color: red }',
  '@media (width > 1px) { .a { &:hover { width: calc(1px + (2px * 3)); } } }',
  '@keyframes a { from { opacity: 0 } 50% { opacity: .5 } to { opacity: 1 } }',
  '.a { width: expression(alert(1)); behavior: url(x.htc); -moz-binding: url("x") }',
  '</style><script>alert(1)</script> .a { cursor: url(cur.png), auto }',
  '.a { background: url(https://evil.example/a\\\n.png); mask: src("https://evil.example/m") }',
  '@namespace svg url(http://www.w3.org/2000/svg); @charset "utf-8"; .a { filter: url(#f) }',
];
