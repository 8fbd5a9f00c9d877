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
    file: 'packages/overlays/package/packTemplate.ts',
    from: '    mtime: FIXED_DATE,\n',
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
];
