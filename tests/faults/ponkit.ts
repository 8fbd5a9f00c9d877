import type {Fault} from './fault';

export const ponkitFaults: readonly Fault[] = [
  {
    name: 'after a pause all that waited goes off at once',
    file: 'src/features/ponkit/fire/engine.ts',
    from: 'dueAt: one.dueAt + (at - pausedAt)',
    to: 'dueAt: one.dueAt',
    tests: [
      'src/features/ponkit/fire/engine.test.ts › stands still in a pause, in which no press counts',
    ],
  },
  {
    name: 'a button can be put on Ctrl and W, which closes the tab',
    file: 'src/features/ponkit/inputs/strokes.ts',
    from: 'ACFHJKLNOPRSTUVWXYZ',
    to: 'ACFHJKLNOPRSTUVXYZ',
    tests: ['src/features/ponkit/inputs/inputs.test.ts › stays the browser'],
  },
  {
    name: 'the trial says that an effect is hidden by one that may not come at all',
    file: 'src/features/ponkit/effectEditor/judge/judge.ts',
    from: "if (kind === 'hit') isTaken = true;",
    to: "if (kind !== 'shadowed') isTaken = true;",
    tests: [
      'src/features/ponkit/effectEditor/judge/judge.test.ts › is the first that fits from the top',
    ],
  },
  {
    name: 'a kit of a link stays in the address and is offered again after a reload',
    file: 'src/features/ponkit/kit/KitTab.tsx',
    from: "window.history.replaceState(window.history.state, '', `${pathname}${search}`);",
    to: "window.history.replaceState(window.history.state, '');",
    tests: ['tests/e2e/ponkit.spec.ts › a link brings a pad into the dock of OBS'],
  },
  {
    name: 'words of the buttons come to the app, which shows no effect for them',
    file: 'src/features/ponkit/fire/firing.browser.ts',
    from: 'const body = {reactions: fire.reactions, effect: true};',
    to: 'const body = {reactions: fire.reactions, effect: false};',
    tests: ['tests/e2e/ponkit.spec.ts › buttons and keys send words to the app'],
  },
  {
    name: 'a button that is held goes on sending after it is let go',
    file: 'src/features/ponkit/pad/PlayGrid.tsx',
    from: '    onPointerUp: up,\n',
    to: '',
    tests: ['tests/e2e/ponkit.spec.ts › buttons and keys send words to the app'],
  },
  {
    name: 'an effect is shown after the preview was cleared',
    file: 'src/features/ponkit/effectEditor/preview/usePreview.ts',
    from: '    clear: () => {\n      settle();\n',
    to: '    clear: () => {\n',
    tests: ['tests/e2e/ponkitEditor.spec.ts › the preview draws, words are tried'],
  },
  {
    name: 'a finger that scrolls takes a button along',
    file: 'src/features/ponkit/pad/edit/useKeyDrag.ts',
    from: '        if (!isMouse) {\n          drag.abort();\n          return;\n        }\n',
    to: '',
    tests: [
      'src/features/ponkit/pad/edit/useKeyDrag.browser.test.tsx › takes a button along with a finger',
    ],
  },
];
