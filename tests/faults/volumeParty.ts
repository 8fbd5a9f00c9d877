import type {Fault} from './fault';

export const volumePartyFaults: readonly Fault[] = [
  {
    name: 'a rule is ready again after the smallest dip: effects come in bursts',
    file: 'src/features/volumeParty/rules/engine.ts',
    from: 'level < rule.threshold - rule.hysteresis',
    to: 'level < rule.threshold',
    tests: [
      'src/features/volumeParty/rules/engine.test.ts › is ready again only below threshold minus hysteresis',
    ],
  },
  {
    name: 'thresholds come out wrong because levels are sorted as texts',
    file: 'src/features/volumeParty/rules/calibrate.ts',
    from: '[...values].sort((a, b) => a - b)',
    to: '[...values].sort()',
    tests: ['src/features/volumeParty/rules/calibrate.test.ts'],
  },
  {
    name: 'the password of OBS stays in the browser for good',
    file: 'src/features/volumeParty/settings/obsPassword.browser.ts',
    from: 'sessionStorage.setItem(KEY, JSON',
    to: 'localStorage.setItem(KEY, JSON',
    tests: ['tests/e2e/volumeParty.spec.ts › OBS: a wrong password, the right one'],
  },
  {
    name: 'the word of a rule reaches the app, which shows nothing for it',
    file: 'src/features/volumeParty/tool/tool.browser.ts',
    from: 'const body = {reactions: [{key, value: 1}], effect: true};',
    to: 'const body = {reactions: [{key, value: 1}], effect: false};',
    tests: ['tests/e2e/volumeParty.spec.ts › a rule fires the word party of the app'],
  },
  {
    name: 'the overlay covers the stream with the colour of the page',
    file: 'src/features/volumeParty/view/view.css',
    from: '  overflow: hidden;\n  background: transparent;',
    to: '  overflow: hidden;',
    tests: ['tests/e2e/volumeParty.spec.ts › the overlay is see-through and fires by itself'],
  },
  {
    name: 'a link from a stranger opens the microphone',
    file: 'src/features/volumeParty/view/partyView.browser.ts',
    from: 'else if (this.#asked === undefined) this.#openOwn();',
    to: 'else this.#openOwn();',
    tests: ['tests/e2e/volumePartyLinks.spec.ts › a microphone is opened after a press'],
  },
  {
    name: 'in OBS a question waits for a press that nobody can make',
    file: 'src/features/volumeParty/settings/askFirst.ts',
    from: 'source === undefined || isInObs || isOwn(source)',
    to: 'source === undefined || isOwn(source)',
    tests: ['src/features/volumeParty/settings/askFirst.test.ts › nor anything in OBS'],
  },
  {
    name: 'a link takes the password of OBS to another machine',
    file: 'src/features/volumeParty/settings/obsPassword.browser.ts',
    from: 'read.success && read.output.place === placeOf(address)',
    to: 'read.success',
    tests: ['tests/e2e/volumePartyLinks.spec.ts › OBS on another machine is reached after a press'],
  },
  {
    name: 'an OBS that cannot pass effects on stays connected in silence',
    file: 'src/features/volumeParty/sources/obs.browser.ts',
    from: 'const isRefused = codeOf(error) !== undefined && mine === this.#attempt;',
    to: 'const isRefused = codeOf(error) !== undefined && mine !== this.#attempt;',
    tests: ['src/features/volumeParty/sources/obs.test.ts › is told, keeps its levels'],
  },
  {
    name: 'two tabs keep their settings over each other',
    file: 'src/browser/keptText.browser.ts',
    from: 'event.key === key && event.newValue !== null',
    to: 'event.key !== key && event.newValue !== null',
    tests: ['tests/e2e/drills.spec.ts › two tabs change the settings of one tool'],
  },
];
