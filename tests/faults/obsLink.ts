import type {Fault} from './fault';

const FILE = 'packages/obs-link/obsLink.ts';
const TESTS = 'packages/obs-link/obsLink.test.ts';

export const obsLinkFaults: readonly Fault[] = [
  {
    name: 'a rename by a server that lies takes the source of a rule for good',
    file: 'src/features/volumeParty/sources/obsInputs.ts',
    from: 'v.maxLength(LONGEST_NAME)',
    to: 'v.maxLength(1e9)',
    tests: [
      'src/features/volumeParty/sources/obsHostile.served.test.ts › calls an input by a name',
    ],
  },
  {
    name: 'an OBS on another machine of the network cannot be reached',
    file: 'packages/obs-link/address.ts',
    from: `\${host}:\${PORT}\`, 'network'`,
    to: `\${host}:\${PORT}\`, 'loopback'`,
    tests: ['packages/obs-link/address.test.ts › what somebody types as the place of OBS'],
  },
  {
    name: 'who gave no password is told that it was wrong',
    file: 'packages/obs-link/state.ts',
    from: "password === '' ? 'no-password' : 'wrong-password'",
    to: "'wrong-password'",
    tests: ['packages/obs-link/state.test.ts'],
  },
  {
    name: 'a wrong password is tried again every three seconds',
    file: FILE,
    from: 'if (reason === undefined) this.#wait',
    to: 'if (reason !== null) this.#wait',
    tests: [`${TESTS} › a link that is refused with the password`],
  },
  {
    name: 'who was thrown out of OBS by hand comes back by itself',
    file: 'packages/obs-link/state.ts',
    from: "if (code === SESSION_INVALIDATED) return 'ended';",
    to: '',
    tests: [`${TESTS} › a link does not come back when somebody in OBS has ended it`],
  },
  {
    name: 'what was ended while it connected connects after all',
    file: FILE,
    from: '    if (mine !== this.#attempt) return;\n    if (loaded === undefined)',
    to: '    if (loaded === undefined)',
    tests: [`${TESTS} › a link that is ended while it connects stays ended`],
  },
  {
    name: 'a server that never answers is waited for without an end',
    file: FILE,
    from: 'if (!isAsking) {',
    to: 'if (isAsking) {',
    tests: [`${TESTS} › a link gives a server up that takes the call and says nothing`],
  },
  {
    name: 'a screen reader hears of every further try',
    file: FILE,
    from: "if (now.kind !== 'waiting' || now.why !== why) this.#state",
    to: 'this.#state',
    tests: [`${TESTS} › a link waits for an OBS that is not there yet, and says it once`],
  },
  {
    name: 'an OBS that is changing its scenes is told to have no browser sources',
    file: FILE,
    from: 'code !== undefined && code !== NOT_READY',
    to: 'code !== undefined',
    tests: [`${TESTS} › browser sources of an OBS that is not ready just now get what comes later`],
  },
  {
    name: 'the browser’s question comes up by itself, again and again',
    file: FILE,
    from: "permission === 'prompt' && isAgain ?",
    to: "permission === 'prompt' && !isAgain && this.#unanswered > 0 ?",
    tests: [
      'packages/obs-link/gate.test.ts › the gate of a browser that has closed meanwhile is not pushed again',
    ],
  },
];
