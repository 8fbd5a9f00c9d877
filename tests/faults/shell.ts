import type {Fault} from './fault';

export const shellFaults: readonly Fault[] = [
  {
    name: 'single keys go on after a visitor has switched them off',
    file: 'src/browser/characterKeys.browser.ts',
    from: ' && !areCharacterKeysOn()',
    to: '',
    tests: ['src/browser/characterKeys.browser.test.ts › characters alone are switched off'],
  },
  {
    name: 'before React is there a slash leads to the search although it was switched off',
    file: 'plugins/boot/client/searchKeys.browser.ts',
    from: '!isAsked || isSwitchedOff(event)',
    to: '!isAsked',
    tests: ['tests/e2e/characterKeys.spec.ts › single keys are switched off on every page'],
  },
  {
    name: 'the navbar comes back over a heading that a Japanese anchor leads up to',
    file: 'src/theme/Navbar/Layout/index.tsx',
    from: 'document.getElementById(decodeURIComponent(id))',
    to: 'document.getElementById(id)',
    tests: ['tests/e2e/navbar.spec.ts › a heading reached by a Japanese anchor is not under it'],
  },
  {
    name: 'a section of the navbar is marked on pages whose name begins like it',
    file: 'src/theme/NavbarItem/currentItem.ts',
    from: "docId.slice(0, -'index'.length)",
    to: "docId.slice(0, -'/index'.length)",
    tests: ['src/theme/NavbarItem/currentItem.test.ts › currentOfDoc'],
  },
  {
    name: 'Escape closes a dropdown and leaves the keyboard nowhere',
    file: 'plugins/boot/client/menu.browser.ts',
    from: "if (hadFocus) details.querySelector('summary')",
    to: "if (!hadFocus) details.querySelector('summary')",
    tests: ['tests/e2e/navbar.spec.ts › a dropdown is walked with the keyboard'],
  },
  {
    name: 'changing the panel of the mobile menu loses the focus',
    file: 'src/theme/Navbar/MobileSidebar/Layout/index.tsx',
    from: "const button = next === 'primary' ? toSecondary : toPrimary;",
    to: "const button = next === 'primary' ? toPrimary : toSecondary;",
    tests: ['tests/e2e/mobileMenu.spec.ts › with a way back and forth'],
  },
  {
    name: 'opening the sidebar again loses the focus',
    file: 'src/theme/DocRoot/Layout/Sidebar/ExpandButton/index.tsx',
    from: "'nav ~ button'",
    to: "'nav > button'",
    tests: [
      'tests/e2e/sidebar.spec.ts › by keyboard, without losing the focus, and Tab does not open it',
    ],
  },
  {
    name: 'a stored colour mode that is none reaches the page',
    file: 'plugins/boot/inlineScript.ts',
    from: "if(s!==null&&s!=='light'&&s!=='dark'){s=null;localStorage.removeItem('theme')}",
    to: '',
    tests: ['plugins/boot/inlineScript.test.ts › colour mode of'],
  },
  {
    name: 'larger text covers the menus of the navbar',
    file: 'plugins/bundle/mediaQueries.ts',
    from: 'rule.params = heedText(rule.params);',
    to: '',
    tests: ['tests/e2e/navbar.spec.ts › larger text of the browser makes it change'],
  },
  {
    name: 'a page is printed in the colours of the dark mode',
    file: 'plugins/bundle/mediaQueries.ts',
    from: 'selectors.every((selector) => DARK.test(selector))',
    to: 'selectors.length === 0 && DARK.test(String(selectors))',
    tests: ['tests/e2e/docPage.spec.ts › on paper only the text stays'],
  },
  {
    name: 'before React the colour mode `system` is stored instead of forgotten',
    file: 'plugins/boot/client/colorMode.browser.ts',
    from: `if (choice === 'system') localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, choice);`,
    to: 'localStorage.setItem(KEY, choice);',
    tests: [
      'tests/e2e/colorMode.spec.ts › the toggle does the same before React, and React goes on from there',
    ],
  },
  {
    name: 'the choice of a colour mode made while React takes over is forgotten',
    file: 'plugins/boot/client/colorMode.browser.ts',
    from: "tell(choice === 'system' ? null : choice);",
    to: '',
    tests: ['tests/e2e/colorMode.spec.ts › no press is lost while React takes over'],
  },
  {
    name: 'what failed before React was there cannot be tried again',
    file: 'src/browser/loadFailure.browser.ts',
    from: "made.dataset['native'] = '';",
    to: '',
    tests: ['tests/e2e/loading.spec.ts › stays readable and can be tried again'],
  },
  {
    name: 'a new announcement is hidden from those who closed the one before',
    file: 'plugins/boot/inlineScript.ts',
    from: "&&get('docusaurus.announcement.dismiss')",
    to: "||get('docusaurus.announcement.dismiss')",
    tests: [
      'tests/e2e/announcementBar.spec.ts › a changed id shows it again, from the first paint on',
    ],
  },
  {
    name: 'screen readers hear the title of the page that is being left',
    file: 'src/components/RouteAnnouncer/index.tsx',
    from: 'frame = requestAnimationFrame(() => {\n        frame = requestAnimationFrame(() => {\n          say(document.title);\n        });\n      });',
    to: 'say(document.title);',
    tests: [
      'tests/e2e/announcer.spec.ts › nothing on the first load; then the title of the new page, politely',
    ],
  },
  {
    name: 'the loader flashes at once instead of after 200 ms',
    file: 'src/browser/navigation.browser.ts',
    from: 'LOADER_DELAY_MS = 200',
    to: 'LOADER_DELAY_MS = 0',
    tests: [
      'tests/e2e/loading.spec.ts › while a page loads, an animated loader appears after 200 ms',
    ],
  },
  {
    name: 'a page whose scripts are gone reloads again and again',
    file: 'src/browser/loadFailure.browser.ts',
    from: 'RELOAD_PAUSE_MS = 10_000',
    to: 'RELOAD_PAUSE_MS = 10',
    tests: [
      'tests/e2e/firstLoad.spec.ts › the page reloads once, then says what to do; text and links stay',
    ],
  },
  {
    name: '`Try again` of a crash without a layout never answers',
    file: 'src/theme/Error/index.tsx',
    from: '<html lang="ja" data-has-hydrated="true" />',
    to: '<html lang="ja" />',
    tests: ['tests/e2e/shellFixture.spec.ts › a failing navbar item names itself, with the cause'],
  },
  {
    name: 'links and the progress bar have the green of a pressed button',
    file: 'src/css/tokens.css',
    from: '--ifm-color-primary: var(--site-primary);',
    to: '--ifm-color-primary: var(--site-primary-strong);',
    tests: [
      'tests/e2e/progressBar.spec.ts › a thin bar appears 200 ms after a route change and finishes with it',
    ],
  },
  {
    name: 'the chosen version is forgotten outside the manual',
    file: 'src/theme/NavbarItem/DocsVersionDropdownNavbarItem.tsx',
    from: 'savePreferredVersionName(version.name);',
    to: 'if (!isSame) savePreferredVersionName(version.name);',
    tests: [
      'tests/e2e/versions.spec.ts › the version a reader chose is stored and kept outside the manual',
    ],
  },
  {
    name: 'clicks made before React was there are lost',
    file: 'plugins/boot/client/eventQueue.browser.ts',
    from: `const held = queue.splice(0);
      release();`,
    to: `release();
      const held = queue.splice(0);`,
    tests: [
      'tests/e2e/firstLoad.spec.ts › the colour mode switch answers at once, another control once it has arrived',
    ],
  },
  {
    name: 'pages that are there already use up what may be fetched ahead',
    file: 'plugins/bundle/client/prefetchBudget.ts',
    from: 'if (started !== false) left -= 1;',
    to: 'left -= 1;',
    tests: [
      'plugins/bundle/client/prefetchBudget.test.ts › does not count what Docusaurus refuses',
    ],
  },
];
