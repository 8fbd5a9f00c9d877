import type {Fault} from './fault';

export const webmFaults: readonly Fault[] = [
  {
    name: 'there and back shows the first frame twice at every turn of the loop',
    file: 'packages/webm/model/framePlan.ts',
    from: 'back.slice(1, -1)',
    to: 'back.slice(1)',
    tests: ['packages/webm/model/framePlan.test.ts'],
  },
  {
    name: 'an odd side loses a column of pixels instead of getting an empty one',
    file: 'packages/webm/model/geometry.ts',
    from: 'side + (side % 2)',
    to: 'side - (side % 2)',
    tests: ['packages/webm/model/geometry.test.ts › adds a pixel where sides must be even'],
  },
  {
    name: 'Ctrl and Z in a field take back an edit instead of what was typed',
    file: 'src/lib/undoStroke.ts',
    from: 'field === undefined || field.before === field.now ?',
    to: 'field === undefined || field.before !== undefined ?',
    tests: ['src/lib/undoStroke.test.ts › leaves a field what was typed in it'],
  },
  {
    name: 'a dropped file opens in the browser, and the tool is gone',
    file: 'src/lib/useFileDrop.ts',
    from: "zone.addEventListener('drop', drop, {signal});",
    to: "zone.addEventListener('dragend', drop, {signal});",
    tests: ['tests/e2e/webmMaker.spec.ts › a GIF is dropped, keyed, trimmed'],
  },
  {
    name: 'Shift and an arrow go five frames on, not the ten that the list of keys says',
    file: 'src/features/webmMaker/keys/useShortcuts.ts',
    from: 'const LONG_STEP = 10;',
    to: 'const LONG_STEP = 5;',
    tests: ['tests/e2e/webmMaker.spec.ts › all of it works by keys'],
  },
  {
    name: 'an arrow key opens the next panel and leaves the focus on the old tab',
    file: 'src/components/Tabs/index.tsx',
    from: 'tab-${next.id}`)}`)?.focus();',
    to: 'tab-${tab}`)}`)?.focus();',
    tests: ['tests/e2e/webmMaker.spec.ts › all of it works by keys'],
  },
];
