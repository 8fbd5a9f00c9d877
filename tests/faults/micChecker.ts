import type {Fault} from './fault';

export const micCheckerFaults: readonly Fault[] = [
  {
    name: 'a voice that is far too quiet has an A for its level',
    file: 'packages/mic-meter/judge/grades.ts',
    from: 'gradeBy(Math.abs(distanceFrom(TARGETS[input.target], loudness)), [0, 3, 6, 10])',
    to: 'gradeBy(distanceFrom(TARGETS[input.target], loudness), [0, 3, 6, 10])',
    tests: ['packages/mic-meter/judge/grades.test.ts'],
  },
  {
    name: 'the input is turned up although a loud voice has no room there',
    file: 'packages/mic-meter/judge/gain.ts',
    from: 'return room >= LITTLE_GAIN ? room : 0;',
    to: 'return wanted;',
    tests: ['packages/mic-meter/judge/plan.test.ts'],
  },
  {
    name: 'a tone has all its high frequencies',
    file: 'packages/mic-meter/detect/speechBands.ts',
    from: 'count < ENOUGH ? undefined : sums.high',
    to: 'count < ENOUGH ? false : sums.high',
    tests: ['packages/mic-meter/measurer.test.ts'],
  },
  {
    name: 'the saved report names the microphone, which may be a person’s name',
    file: 'src/features/micChecker/exports/reportExports.ts',
    from: 'measured: {channels, sampleRate, processing},',
    to: 'measured: {...basis, channels, sampleRate, processing},',
    tests: [
      'src/features/micChecker/exports/reportExports.test.ts › but not whose microphone it was',
    ],
  },
  {
    name: 'the usual microphone takes the place of the chosen one without a word',
    file: 'src/features/micChecker/session/openMicrophone.browser.ts',
    from: "request(constraints(settings, '')), fellBack: deviceId !== ''",
    to: "request(constraints(settings, '')), fellBack: false",
    tests: ['tests/e2e/micChecker.spec.ts › of each refusal the way out is told'],
  },
  {
    name: 'the switch of echo removal changes nothing until the next start',
    file: 'src/features/micChecker/tool.browser.ts',
    from: "const OF_DEVICE = ['echoCancellation', 'noiseSuppression',",
    to: "const OF_DEVICE = ['noiseSuppression',",
    tests: [
      'tests/e2e/micCheckerUse.spec.ts › nothing moves by itself, all is reached by keyboard',
    ],
  },
  {
    name: 'a pause leaves one’s own voice switched on in the headphones',
    file: 'src/features/micChecker/session/micSession.browser.ts',
    from: "this.#send({type: 'paused', reason});\n    this.setMonitoring(false);",
    to: "this.#send({type: 'paused', reason});",
    tests: [
      'tests/e2e/micCheckerUse.spec.ts › nothing moves by itself, all is reached by keyboard',
    ],
  },
  {
    name: 'a take that is under way is lost when the microphone is pulled out',
    file: 'src/features/micChecker/session/micSession.browser.ts',
    from: 'this.setMonitoring(false);\n    await this.#save();',
    to: 'this.setMonitoring(false);',
    tests: ['src/features/micChecker/tool.browser.test.ts › is kept where it ends by'],
  },
  {
    name: 'one’s own voice is heard before the word about headphones',
    file: 'src/features/micChecker/takes/TakesPanel.tsx',
    from: 'if (!next) session.setMonitoring(false);',
    to: 'session.setMonitoring(next);',
    tests: [
      'tests/e2e/micCheckerUse.spec.ts › nothing moves by itself, all is reached by keyboard',
    ],
  },
];
