import type {Fault} from './fault';

export const homeFaults: readonly Fault[] = [
  {
    name: 'a viewer of the drawn stream waits twice to take part',
    file: 'src/features/home/scene/feed.ts',
    from: '  if (queue.includes(name)) return queue;\n',
    to: '',
    tests: ['src/features/home/scene/feed.test.ts › lets a viewer wait once'],
  },
  {
    name: 'the drawn stream works on while nobody sees it',
    file: 'src/features/home/scene/whileSeen.browser.ts',
    from: 'if (inSight && !document.hidden &&',
    to: 'if (!document.hidden &&',
    tests: ['tests/e2e/home.spec.ts › rest out of it'],
  },
];
