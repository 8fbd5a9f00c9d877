import type {Fault} from './fault';

export const commentMapFaults: readonly Fault[] = [
  {
    name: 'a page that finds no app by itself pushes its tool down',
    file: 'src/components/AppLink/index.tsx',
    from: 'isOpen: isAsked}',
    to: 'isOpen: true}',
    tests: ['src/components/AppLink/AppLinkBar.browser.test.tsx › moves nothing at 412 px'],
  },
  {
    name: 'a second place counts whatever prefecture it is in',
    file: 'src/features/commentMap/places/parsePlace.ts',
    from: 'found?.value.has(code) === true ? joint + found.length : 0',
    to: 'found !== undefined ? joint + found.length : 0',
    tests: ['src/features/commentMap/places/places.test.ts › does not fall for'],
  },
  {
    name: 'a place after the prefecture makes the comment a sentence about something else',
    file: 'src/features/commentMap/places/parsePlace.ts',
    from: 'if (length === 0) return undefined;',
    to: 'if (length >= 0) return undefined;',
    tests: ['src/features/commentMap/places/places.test.ts › reads what viewers write'],
  },
  {
    name: 'the name of an emote beside a place is read as talk',
    file: 'src/features/commentMap/tally/tally.ts',
    from: "plainText(comment.data.comment, ' ')",
    to: 'plainText(comment.data.comment)',
    tests: ['src/features/commentMap/tally/tally.test.ts › reads what the HTML says'],
  },
  {
    name: 'the vote of a deleted comment stays on the map',
    file: 'src/features/commentMap/tally/tally.ts',
    from: 'if (wasThere) this.#sums = undefined;',
    to: '',
    tests: [
      'src/features/commentMap/tally/tally.test.ts › a deletion takes it back to the one before',
    ],
  },
  {
    name: 'connecting again follows an old command of the chat: all votes are gone',
    file: 'src/features/commentMap/session/mapSession.ts',
    from: 'if (!isPast && (isOwner || isModerator === true)) {',
    to: 'if (isOwner || isModerator === true) {',
    tests: [
      'src/features/commentMap/session/session.test.ts › of nobody else, and of none from before the connection',
    ],
  },
  {
    name: 'the buttons of the page do not reach the overlay in OBS',
    file: 'src/features/commentMap/tool/tool.browser.ts',
    from: "if (isDemo.get() || link.state.get().kind !== 'connected') return;",
    to: "if (!isDemo.get() || link.state.get().kind !== 'connected') return;",
    tests: [
      'tests/e2e/commentMap.spec.ts › from the answers of viewers to the overlay, steered by the page',
    ],
  },
  {
    name: 'the overlay looks for the app at the usual place, whatever its address says',
    file: 'src/features/commentMap/LoadedOverlay.tsx',
    from: "const address = parseAddress(settings.address, 'loopback') ?? DEFAULT_ADDRESS;",
    to: "const address = parseAddress('', 'loopback') ?? DEFAULT_ADDRESS;",
    tests: [
      'tests/e2e/commentMap.spec.ts › from the answers of viewers to the overlay, steered by the page',
    ],
  },
  {
    name: 'settings that were reset cannot be had back',
    file: 'src/features/commentMap/tool/tool.browser.ts',
    from: 'formerSettings.set(settings.get());\n      apply(DEFAULT_SETTINGS);',
    to: 'apply(DEFAULT_SETTINGS);\n      formerSettings.set(settings.get());',
    tests: [
      'tests/e2e/commentMap.spec.ts › from the answers of viewers to the overlay, steered by the page',
    ],
  },
  {
    name: 'a comment of megabytes keeps the page busy for seconds',
    file: 'packages/app-link/messages.ts',
    from: '    comment: text(LONGEST_COMMENT),\n',
    to: '    comment: v.string(),\n',
    tests: ['packages/app-link/messages.test.ts › is cut where it is longer than any real one'],
  },
];
