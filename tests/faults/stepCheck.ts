import type {Fault} from './fault';

export const stepCheckFaults: readonly Fault[] = [
  {
    name: 'comments from before are told as new ones',
    file: 'src/features/stepCheck/run.ts',
    from: 'message.data.options.init',
    to: 'false',
    tests: ['src/features/stepCheck/judge.test.ts › comments so far are not new'],
  },
  {
    name: 'a check goes on talking to the app after its answer',
    file: 'src/features/stepCheck/run.ts',
    from: '    stopWatching();\n    link.disconnect();',
    to: '    stopWatching();',
    tests: ['src/features/stepCheck/run.served.test.ts › nothing is left open'],
  },
  {
    name: 'a step is OK though what it needs is switched off',
    file: 'src/features/stepCheck/checks/frames.ts',
    from: 'off.length === on.length',
    to: 'false',
    tests: [
      'src/features/stepCheck/run.served.test.ts › what is wrong with frames is told by name',
    ],
  },
  {
    name: 'a check leads to a section that is not there',
    file: 'src/features/stepCheck/places.ts',
    from: "anchor: 'コメントを集める'",
    to: "anchor: 'コメントを取る'",
    tests: ['tests/content/stepChecks.test.ts › every section that a finding leads to is there'],
  },
  {
    name: 'a reader who came by a link may not ask the app',
    file: 'src/features/stepCheck/resume.browser.ts',
    from: 'if (isOwnDocument()) return false;',
    to: 'return false;',
    tests: ['tests/e2e/stepCheck.spec.ts › a reader who came from another page'],
  },
  {
    name: 'pages with a check have the policy of all others',
    file: 'plugins/hosting/inlineScripts.ts',
    from: '=(?:"loopback"|loopback[\\s>])',
    to: '="loopback"',
    tests: ['plugins/hosting/localReach.test.ts › and nothing else is wider'],
  },
];
