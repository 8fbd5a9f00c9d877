import type {Fault} from './fault';

export const simulatorFaults: readonly Fault[] = [
  {
    name: '8.0 sends everything to a template that declares no permissions',
    file: 'packages/simulator/scenario/versions.ts',
    from: "detailedComments: false, undeclared: 'nothing'",
    to: "detailedComments: false, undeclared: 'everything'",
    tests: [
      'packages/simulator/server/socket.test.ts › gets nothing in 8.0, and the console says why',
    ],
  },
  {
    name: 'a posted comment is not escaped whole',
    file: 'packages/simulator/scenario/html.ts',
    from: "  '>': '&gt;',\n",
    to: '',
    tests: [
      'packages/simulator/server/posting.test.ts › appear as external ones of their frame, with escaped text',
    ],
  },
  {
    name: 'the API tells of comments of a frame whose output is off',
    file: 'packages/simulator/app/state.ts',
    from: 'this.comments().filter(this.#isSent)',
    to: 'this.comments()',
    tests: [
      'packages/simulator/server/posting.test.ts › has its comments in the app, and neither templates nor the API get them',
    ],
  },
  {
    name: 'a comment stays marked as pinned when another is pinned',
    file: 'packages/simulator/family/script.js',
    from: "element.classList.toggle('pinned', id === comment?.data.id);",
    to: "if (id === comment?.data.id) element.classList.add('pinned');",
    tests: ['tests/e2e/simulator.spec.ts › a pinned comment is marked until another is'],
  },
  {
    name: 'a comment that is sent again is drawn anew in place of being changed',
    file: 'packages/simulator/family/script.js',
    from: "const element = known?.element ?? document.createElement('div');",
    to: "const element = document.createElement('div');",
    tests: ['tests/e2e/simulator.spec.ts › a comment that is sent again changes in its place'],
  },
  {
    name: 'the simulator to take along lacks the SDK',
    file: 'plugins/playground/server/packSimulator.ts',
    from: "for (const name of ['onesdk.js', 'README.md'])",
    to: "for (const name of ['README.md'])",
    tests: ['tests/built/simulator.test.ts › starts by npx without a registry'],
  },
];
