import type {Fault} from './fault';

export const overlaysFaults: readonly Fault[] = [
  {
    name: 'a gift leaves the screen with the others although it is pinned',
    file: 'packages/overlays/runtime/comments/retention.ts',
    from: ': Math.max(one.since + rules.lifetimeMs, pinnedUntil(one, rules));',
    to: ': one.since + rules.lifetimeMs;',
    tests: ['packages/overlays/runtime/comments/retention.test.ts › keeps gifts for a while'],
  },
  {
    name: 'custom CSS loads from a host behind the name of an allowed one',
    file: 'packages/overlays/css/customCss.ts',
    from: '/^(?:https:)?\\/\\/([^/?#:@]*)(?=[/?#]|$)/iu',
    to: '/^(?:https:)?\\/\\/([^/?#:@]*)/iu',
    tests: ['packages/overlays/css/customCss.test.ts › what is used only when allowed'],
  },
  {
    name: 'a share link that unpacks to too much is told as one cut off',
    file: 'packages/overlays/share/packedText.ts',
    from: 'out.length >= limit ?',
    to: 'out.length > limit ?',
    tests: ['packages/overlays/share/link.test.ts › refuses'],
  },
  {
    name: 'the ready zips are other ones with every build',
    file: 'packages/overlays/package/packFolder.ts',
    from: 'mtime: FIXED_DATE, ',
    to: '',
    tests: ['tests/built/overlays.test.ts › is one folder with the files of a template'],
  },
  {
    name: 'a zip that was gone once is not asked for again',
    file: 'src/features/overlayGallery/zipFiles.browser.ts',
    from: '    known.delete(zip.url);\n',
    to: '',
    tests: [
      'tests/e2e/templateDownloads.spec.ts › a zip is the one that the page names, or that is told',
    ],
  },
  {
    name: 'the previews move although the visitor wants less motion',
    file: 'src/features/overlayGallery/usePlaying.ts',
    from: 'const isMoving = choice ?? !isStill;',
    to: 'const isMoving = choice ?? true;',
    tests: [
      'tests/e2e/templateDownloads.spec.ts › previews run in sight, without an origin, but where less motion is wanted',
    ],
  },
  {
    name: 'edges are strokes also where they lie over the letters (OBS up to 30)',
    file: 'packages/overlays/groups/outline.ts',
    from: "'@supports (color: light-dark(red, red))'",
    to: "'@supports (color: red)'",
    tests: [
      'packages/overlays/css/emitCss.test.ts › basic has strokes only where they lie behind the text',
    ],
  },
  {
    name: 'who opens an overlay from a folder on Windows signs in to a machine of a viewer',
    file: 'packages/overlays/runtime/dom/safeNodes.ts',
    from: "return page.protocol === protocol && hostname === '';",
    to: "return page.protocol === protocol && hostname !== '-';",
    tests: [
      'packages/overlays/runtime/dom/safeNodes.browser.test.ts › lets "//evil.example/a.png" load neither',
    ],
  },
  {
    name: 'a comment of 100,000 line breaks is drawn whole',
    file: 'packages/overlays/runtime/dom/safeNodes.ts',
    from: 'room > 0 && nodes.length < MOST_NODES',
    to: 'room > 0 || nodes.length < MOST_NODES',
    tests: ['packages/overlays/runtime/dom/safeNodes.browser.test.ts › makes 500 nodes at most'],
  },
  {
    name: 'a queue of comments grows until nobody knows what they answer',
    file: 'packages/overlays/runtime/comments/pace.ts',
    from: 'isQueue ? LONGEST_QUEUE_MS : LONGEST_WAIT_MS',
    to: 'isQueue ? Infinity : LONGEST_WAIT_MS',
    tests: ['packages/overlays/runtime/comments/pace.test.ts › lets so many wait at 4000 ms'],
  },
];
