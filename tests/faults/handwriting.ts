import type {Fault} from './fault';

export const handwritingFaults: readonly Fault[] = [
  {
    name: 'copying with Command and C on a Mac clears the whole drawing',
    file: 'packages/overlays/handwriting/model/shortcuts.ts',
    from: 'if (ctrlKey || metaKey) {',
    to: 'if (ctrlKey) {',
    tests: [
      'packages/overlays/handwriting/model/model.test.ts › leave to the browser what is its own',
    ],
  },
  {
    name: 'the hand that rests beside the pen draws',
    file: 'packages/overlays/handwriting/model/palm.ts',
    from: 'return !hasPen && size < PALM_PX;',
    to: 'return !hasPen || size < PALM_PX;',
    tests: [
      'packages/overlays/handwriting/model/model.test.ts › and fingers draw nothing once a pen was there',
    ],
  },
  {
    name: 'the overlay forgets the drawing when the pad is loaded again',
    file: 'packages/overlays/handwriting/pad/memory.browser.ts',
    from: 'endedAt !== undefined && mark.fade === 0',
    to: 'endedAt !== undefined && mark.fade > 0',
    tests: [
      'packages/overlays/handwriting/handwriting.served.test.ts › an overlay that comes later shows what is there',
    ],
  },
  {
    name: 'a tab that waits for another keeps its own drawing in place of that of the other',
    file: 'packages/overlays/handwriting/pad/main.browser.ts',
    from: 'if (!link.isPaused()) saveMarks',
    to: 'saveMarks',
    tests: [
      'packages/overlays/handwriting/twoTabs.served.test.ts › the first takes no drawing and shows that of the second',
    ],
  },
  {
    name: 'a tab of the handwriting pad waits for ever for one that was closed',
    file: 'packages/overlays/handwriting/wire/padLink.browser.ts',
    from: 'if (packet.epoch === this.#rival?.epoch()) this.take();',
    to: 'if (packet.epoch !== this.#rival?.epoch()) this.take();',
    tests: [
      'packages/overlays/handwriting/twoTabs.served.test.ts › the first takes no drawing and shows that of the second',
    ],
  },
  {
    name: 'strokes go to OBS as lists in a list, of which it hands on nothing',
    file: 'packages/overlays/handwriting/wire/write.ts',
    from: "return {k: 'x', i: change.id, p: encodePoints(change.points)};",
    to: "return ['x', change.id, encodePoints(change.points)];",
    tests: [
      'packages/overlays/handwriting/handwriting.served.test.ts › says that the password is wrong, draws with the right one',
    ],
  },
  {
    name: 'a packet that OBS has emptied counts as one that has come',
    file: 'packages/overlays/handwriting/wire/read.ts',
    from: '  need(list.length > 0);\n',
    to: '',
    tests: [
      'packages/overlays/handwriting/wire/wire.test.ts › are none: changes that got lost in OBS',
    ],
  },
];
