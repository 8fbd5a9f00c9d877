import type {Fault} from './fault';

export const apiReferenceFaults: readonly Fault[] = [
  {
    name: 'a call that cancels somebody is sent without a question',
    file: 'src/lib/apiReference/effects.ts',
    from: '  cancelOrder: {\n    asks: true,',
    to: '  cancelOrder: {\n    asks: false,',
    tests: [
      'src/lib/apiReference/samples.test.ts › have an effect that somebody decided for every call that changes something',
    ],
  },
  {
    name: 'a speech is advised to be sent again after a failure',
    file: 'plugins/markdown/apiReferenceText.ts',
    from: '  if (RETRY[id] !== undefined) return RETRY[id];\n',
    to: '',
    tests: [
      'plugins/markdown/apiReferenceText.test.ts › has nobody repeat what would be heard or seen twice',
    ],
  },
  {
    name: 'an apostrophe ends the word of a shell',
    file: 'src/lib/apiReference/samples.ts',
    from: "text.replaceAll(\"'\", String.raw`'\\''`)",
    to: 'text',
    tests: [
      'src/lib/apiReference/samples.test.ts › keep quotes, breaks and signs of every language as they are',
    ],
  },
  {
    name: 'what a plugin was sent is kept in the browser',
    file: 'src/features/apiConsole/http/history.ts',
    from: "entry.operation.startsWith('plugin')",
    to: "entry.operation.startsWith('plug-in')",
    tests: [
      'src/features/apiConsole/http/history.test.ts › keeps nothing of what a plugin was sent, and no long body',
    ],
  },
  {
    name: 'what another program answers counts as success of the app',
    file: 'src/features/apiConsole/http/answerTexts.ts',
    from: "if (json === undefined && text !== '')",
    to: "if (json === undefined && text === 'none')",
    tests: ['src/features/apiConsole/http/answerTexts.test.ts › an answer that is no JSON'],
  },
  {
    name: '保存してつなぐ saves and does not connect',
    file: 'packages/app-link/link.ts',
    from: '#watch();\n    }\n    this.connect();',
    to: '#watch();\n    }',
    tests: [
      'packages/app-link/connectTo.test.ts › begins one attempt, at rest and while it is trying',
    ],
  },
];
