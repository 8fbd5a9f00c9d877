import type {Fault} from './fault';

export const playgroundFaults: readonly Fault[] = [
  {
    name: 'errors in the page of a template name a line of the script alone',
    file: 'src/features/playground/run/prepareDocument.ts',
    from: "'\\n'.repeat(above) + code",
    to: 'code',
    tests: ['src/features/playground/run/run.test.ts › keeps the lines of scripts in its page'],
  },
  {
    name: 'a page that was closed while a template hung begins by running it again',
    file: 'src/features/playground/run/hang.ts',
    from: '(isReload || now - at > SILENT_MS)',
    to: 'isReload && now - at > SILENT_MS',
    tests: ['src/features/playground/run/run.test.ts › noted 5000, reload false: true'],
  },
  {
    name: 'a template that came by a link runs before anybody has seen its code',
    file: 'src/features/playground/work/shelf.browser.ts',
    from: "return same === undefined ? 'received' : 'known';",
    to: "return 'known';",
    tests: ['src/features/playground/work/shelf.browser.test.ts › says of a template whether'],
  },
  {
    name: 'a template that is as it began takes the place of the edited one',
    file: 'src/features/playground/work/works.ts',
    from: 'return isEdited(work) ? [work, ...others] : others;',
    to: 'return [work, ...others];',
    tests: [
      'src/features/playground/work/work.test.ts › is what was edited, newest first, each once',
    ],
  },
  {
    name: 'the frame of the playground may ask the network',
    file: 'plugins/playground/server/framePage.ts',
    from: `"default-src 'none'",`,
    to: `"default-src 'none'", 'connect-src https:',`,
    tests: [
      'plugins/playground/playground.test.ts › has no network and no origin, whatever runs in it',
    ],
  },
  {
    name: 'documents that a template makes run its scripts, in a window that has WebRTC',
    file: 'plugins/playground/server/framePage.ts',
    from: "`script-src '${scriptHash(script)}' 'unsafe-eval' blob:`",
    to: `"script-src 'unsafe-inline' 'unsafe-eval' blob:"`,
    tests: [
      'src/features/playground/run/frame.served.test.ts › does not leave it by documents that it makes',
    ],
  },
  {
    name: 'a template that names the hash of our script loads from anywhere',
    file: 'plugins/playground/server/framePage.ts',
    from: "`${first}, script-src 'unsafe-inline' 'unsafe-eval' blob:`",
    to: 'first',
    tests: [
      'src/features/playground/run/frame.served.test.ts › does not leave it by what it loads',
    ],
  },
  {
    name: 'an action that does not exist is not named',
    file: 'src/features/playground/run/desk.browser.ts',
    from: '    void this.#tellUnknown(files, prepared);\n',
    to: '',
    tests: ['tests/e2e/playground.spec.ts › what was written is kept, shared and packed'],
  },
];
