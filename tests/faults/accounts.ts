import type {Fault} from './fault';

export const accountsFaults: readonly Fault[] = [
  {
    name: 'whoever is signed in is never asked about the link of a mail',
    file: 'src/features/account/signin/signInState.ts',
    from: "step.kind !== 'link' && step.kind !== 'exchange'",
    to: "step.kind !== 'exchange'",
    tests: ['src/features/account/signin/signInState.test.ts › goes on, but not past a link'],
  },
  {
    name: 'a code that is typed with full-width digits is called too short',
    file: 'src/features/account/model/inputs.ts',
    from: "return typed.normalize('NFKC').replaceAll(/\\D/gu, '')",
    to: "return typed.replaceAll(/\\D/gu, '')",
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
];
