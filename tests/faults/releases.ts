import type {Fault} from './fault';

export const releasesFaults: readonly Fault[] = [
  {
    name: 'an older release is offered as the current one',
    file: 'plugins/releases/server/readReleases.ts',
    from: 'releases.sort((a, b) => compareVersions(b.version, a.version));',
    to: 'releases.sort((a, b) => compareVersions(a.version, b.version));',
    tests: ['scripts/lib/importRelease.test.ts › the newest version as the current one'],
  },
  {
    name: 'the day of a release is that of the platform that came first',
    file: 'plugins/releases/server/parseRelease.ts',
    from: "date: days.at(-1) ?? '',",
    to: "date: days.at(0) ?? '',",
    tests: ['plugins/releases/server/parseRelease.test.ts › reads what electron-builder writes'],
  },
  {
    name: 'visitors on a Mac are offered the Windows version first',
    file: 'src/features/downloads/ReleaseCards.module.css',
    from: '  order: -1;',
    to: '  order: 1;',
    tests: ['tests/e2e/download.spec.ts › the visitor is offered what fits'],
  },
  {
    name: 'a file that was chosen before React was there is never checked',
    file: 'src/features/downloads/FileChecker.tsx',
    from: '    if (input.current?.files?.length) atStart.current();\n',
    to: '',
    tests: [
      'tests/e2e/download.spec.ts › another content is named, also when the file was chosen before React was there',
    ],
  },
];
