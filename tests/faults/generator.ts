import type {Fault} from './fault';

export const generatorFaults: readonly Fault[] = [
  {
    name: 'a picture that is too large takes gigabytes before it is refused',
    file: 'src/browser/pictureFile.browser.ts',
    from: '    if (early !== undefined) return {fault: early};\n',
    to: '',
    tests: ['src/browser/pictureFile.browser.test.ts › refuses what is too large before'],
  },
  {
    name: 'the preview asks Google for fonts before the visitor allowed it',
    file: 'src/features/generator/editor/preview/previewCss.ts',
    from: "return loadsFonts ? css : css.replace(/^@import .*;$\\n?/gmu, '');",
    to: 'return css;',
    tests: [
      'src/features/generator/editor/preview/previewCss.test.ts › shows fonts that the zip will hold',
    ],
  },
  {
    name: 'pausing the preview does not hold back the comments of the app',
    file: 'src/features/generator/editor/preview/live/liveFeed.ts',
    from: '      if (isHeld) return;\n',
    to: '',
    tests: [
      'src/features/generator/editor/preview/live/liveFeed.test.ts › shows nothing while it is held',
    ],
  },
  {
    name: 'the comments of the app lose their pictures and amounts on the way to the preview',
    file: 'src/features/generator/editor/preview/live/readLive.ts',
    from: 'data: v.looseObject(entries.data.entries)',
    to: 'data: v.object(entries.data.entries)',
    tests: [
      'src/features/generator/editor/preview/live/readLive.test.ts › reads comments of all kinds whole',
    ],
  },
  {
    name: 'an editor that was reached by a link has a policy that keeps the app away',
    file: 'src/lib/ownDocument.ts',
    from: '|generator\\/templates\\/\\d',
    to: '',
    tests: ['src/lib/ownDocument.test.ts › /generator/templates/8_0 has headers of its own'],
  },
  {
    name: 'letters that cannot be drawn in the chosen font are shown in another',
    file: 'src/features/generator/editor/fonts/fontSample.browser.ts',
    from: '  await face.load();\n',
    to: '',
    tests: [
      'src/features/generator/editor/fonts.browser.test.ts › are not there when they cannot be drawn in it',
    ],
  },
  {
    name: 'custom CSS of a file runs because another was allowed before',
    file: 'src/features/generator/editor/state/editorState.ts',
    from: 'allowsCustomCss: false, baseline: design}',
    to: 'baseline: design}',
    tests: [
      'src/features/generator/editor/state/editorState.test.ts › takes back the permission for custom CSS',
    ],
  },
  {
    name: 'a saved zip that lost its ending is not read again',
    file: 'src/features/generator/editor/input/readInput.ts',
    from: 'if (isZip(bytes) || (/\\.zip$/iu.test(name)',
    to: 'if ((/\\.zip$/iu.test(name)',
    tests: [
      'src/features/generator/editor/input/readInput.test.ts › every form that the editor gives out is read again',
    ],
  },
  {
    name: 'the key that leads to the search of options is typed into it',
    file: 'src/features/generator/editor/keys/useShortcuts.ts',
    from: '      event.preventDefault();\n',
    to: '',
    tests: [
      'src/features/generator/editor/editing.browser.test.ts › finds options and jumps to them by a key',
    ],
  },
  {
    name: 'the editor of another version forgets what could be undone',
    file: 'src/features/generator/editor/state/start.browser.ts',
    from: '  handed = {...state, banners};',
    to: '  handed = {...state, banners, history: {...state.history, past: []}};',
    tests: ['tests/e2e/generatorEditor.spec.ts › it takes the design and its history along'],
  },
  {
    name: 'a preview that is loaded again adds to the history of the page',
    file: 'packages/overlays/preview/createPreview.browser.ts',
    from: 'frame.contentWindow?.location.replace(page);',
    to: 'frame.src = page;',
    tests: ['plugins/overlays/testing/preview.served.test.ts › adds nothing to the history'],
  },
  {
    name: 'the address of a template in the gallery is not read by the editor',
    file: 'src/features/generator/editor/state/start.browser.ts',
    from: "new URLSearchParams(search).get('template')",
    to: "new URLSearchParams(search).get('base')",
    tests: [
      'src/features/generator/editor/exchange.browser.test.ts › comes the template that the gallery names',
    ],
  },
  {
    name: 'the gallery does not offer the editor for 5.1 and 5.2',
    file: 'src/features/overlayGallery/versionsOf.ts',
    from: "['8_0', '7_0', '6_0', '5_1'] as const",
    to: "['8_0', '7_0', '6_0'] as const",
    tests: ['tests/e2e/templateGallery.spec.ts › lead to its editor'],
  },
  {
    name: 'a browser that forbids channels to other tabs breaks the editor',
    file: 'packages/lib/channel.browser.ts',
    from: '  } catch {\n    return undefined;\n  }',
    to: '  } catch (error) {\n    throw error;\n  }',
    tests: ['packages/lib/channel.test.ts › a browser that forbids channels has none'],
  },
];
