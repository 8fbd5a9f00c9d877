import type {Fault} from './fault';

export const accountsFaults: readonly Fault[] = [
  {
    name: 'whoever is signed in is never asked about the link of a mail',
    file: 'src/features/account/signin/signInState.ts',
    from: "way.kind !== 'link' && way.kind !== 'exchange'",
    to: "way.kind !== 'exchange'",
    tests: ['src/features/account/signin/signInState.test.ts › goes on, but not past a link'],
  },
  {
    name: 'a code that is typed with full-width digits is called too short',
    file: 'src/features/account/model/inputs.ts',
    from: "const text = typed.normalize('NFKC');",
    to: 'const text = typed;',
    tests: ['src/features/account/model/inputs.test.ts › has the digits'],
  },
  {
    name: 'a key hides when one comes back to the tab, and is seen until then',
    file: 'src/features/account/parts/useShown.ts',
    from: 'if (document.hidden) setShown(false);',
    to: 'if (!document.hidden) setShown(false);',
    tests: ['tests/e2e/accountMyLicences.spec.ts › a key and an address hide again'],
  },
  {
    name: 'back from the payment page, the button to pay stays busy',
    file: 'src/features/account/parts/usePageRestored.ts',
    from: 'if (persisted) onRestored();',
    to: 'if (!persisted) onRestored();',
    tests: [
      'tests/e2e/accountBuying.spec.ts › is left for the pay page once, however often it is clicked',
    ],
  },
  {
    name: 'two quick clicks on the button to pay begin two orders',
    file: 'src/features/account/parts/useTask.ts',
    from: 'if (isOn.current) return;\n      isOn.current = true;',
    to: 'isOn.current = true;',
    tests: [
      'tests/e2e/accountBuying.spec.ts › is left for the pay page once, however often it is clicked',
    ],
  },
  {
    name: 'on a shared machine nobody can sign out while the server is not reached',
    file: 'src/features/account/client/session.browser.ts',
    from: "if (answer.ok || scope === 'local') forget('signedOut');",
    to: "if (answer.ok) forget('signedOut');",
    tests: ['tests/e2e/accountMyLeaving.spec.ts › signing out where the server is not reached'],
  },
  {
    name: 'the link of a mail stays in the address and in the history',
    file: 'src/features/account/signin/LoadedSignIn.tsx',
    from: 'useLayoutEffect(cleanAddress, []);',
    to: 'useLayoutEffect(() => () => cleanAddress(), []);',
    tests: [
      'tests/e2e/accountLinks.spec.ts › a link of a mail: asked about, used, used up, broken',
    ],
  },
  {
    name: 'the payment service is asked again every two seconds about a late order',
    file: 'src/features/account/checkout/useOrder.ts',
    from: 'isSynced = true;\n        await',
    to: 'await',
    tests: [
      'tests/e2e/accountCheckout.spec.ts › a late notice of the payment service is asked for once',
    ],
  },
  {
    name: 'the digits of an address in a pasted mail are taken for the code',
    file: 'src/features/account/model/inputs.ts',
    from: '(?<![\\\\w@.+/-])',
    to: '',
    tests: ['src/features/account/model/inputs.test.ts › is found in a whole mail'],
  },
  {
    name: 'an address that GoTrue refuses passes the page, and is refused above the form',
    file: 'src/features/account/model/inputs.ts',
    from: "[\\\\w.!#$%&'*+/=?^\\`{|}~-]{1,64}",
    to: '[^\\\\s@"]{1,64}',
    tests: ['src/features/account/model/inputs.test.ts › refuses'],
  },
  {
    name: 'a limit of the whole project is taken for a mail that is there',
    file: 'src/features/account/signin/codeRequest.ts',
    from: "code !== 'over_email_send_rate_limit' || waitSeconds === undefined",
    to: "code !== 'over_email_send_rate_limit'",
    tests: [
      'src/features/account/signin/codeRequest.test.ts › is there where the server says to wait',
    ],
  },
  {
    name: 'the link of a mail forgets where one was going',
    file: 'src/features/account/signin/signInState.ts',
    from: "query.get('next') ?? nextInside(query.get('redirect_to'))",
    to: "query.get('next')",
    tests: ['src/features/account/signin/signInState.test.ts › a mail that leads back to'],
  },
  {
    name: 'a code that is too old is still a way on',
    file: 'src/features/account/signin/codeRequest.ts',
    from: 'ageOf(sentAt, now) < CODE_LIFE_S',
    to: 'ageOf(sentAt, now) >= 0',
    tests: ['src/features/account/signin/codeRequest.test.ts › a code that was sent'],
  },
  {
    name: 'coming back to the address finds an empty field',
    file: 'src/features/account/signin/useMailSteps.ts',
    from: 'history.replace({search: stepQuery(search, isCode), state: next});',
    to: 'if (isCode) history.replace({search: stepQuery(search, isCode), state: next});',
    tests: ['tests/e2e/accountSignInSteps.spec.ts › the code is still asked for after a reload'],
  },
  {
    name: 'an IME or a second change sends the same digits twice',
    file: 'src/features/account/signin/CodeForm.tsx',
    from: 'if (isComposing.current || !submitsItself) return;',
    to: 'if (!submitsItself) return;',
    tests: [
      'tests/e2e/accountSignInSteps.spec.ts › full-width digits are sent when the IME is done',
    ],
  },
  {
    name: 'two messages stand at once: at the field and above the form',
    file: 'src/features/account/parts/TaskNotice.tsx',
    from: 'notice === undefined || notice.isAtField',
    to: 'notice === undefined',
    tests: ['tests/e2e/accountSignIn.spec.ts › says what keeps a code from being sent'],
  },
  {
    name: 'the address is read in full where the page may be on air',
    file: 'src/features/account/parts/MailAddress.tsx',
    from: 'isShown ? mail : maskedMail(mail)',
    to: 'mail',
    tests: ['tests/e2e/accountSignInSteps.spec.ts › nobody who watches reads the address'],
  },
];
