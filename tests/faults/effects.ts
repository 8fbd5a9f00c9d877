import type {Fault} from './fault';

export const effectsFaults: readonly Fault[] = [
  {
    name: 'after a pause the effects jump to where they would have been',
    file: 'packages/effects/engine/loop.ts',
    from: '    if (isNew) last = clock.now();\n',
    to: '',
    tests: ['packages/effects/engine/loop.test.ts › stands still while anything holds it'],
  },
  {
    name: 'a word in small letters does not fit a comment in capitals',
    file: 'packages/effects/model/patterns.ts',
    from: 'return text.toLowerCase().includes(',
    to: 'return text.includes(',
    tests: ['packages/effects/model/findProblems.test.ts'],
  },
  {
    name: 'a connector fires an effect that is switched off',
    file: 'packages/effects/engine/sim/connector.ts',
    from: 'if (item?.enabled !== true || above',
    to: 'if (item === undefined || above',
    tests: ['packages/effects/engine/sim/world.test.ts › leaves out what is switched off or gone'],
  },
  {
    name: 'the effects play on while OBS hides their source',
    file: 'packages/effects/engine/visibility.browser.ts',
    from: 'window.addEventListener(OBS_EVENT, onObs);',
    to: 'document.addEventListener(OBS_EVENT, onObs);',
    tests: [
      'packages/effects/engine/stage.browser.test.ts › stands still while OBS hides the source',
    ],
  },
];
