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
  {
    name: 'a function takes requests of 10 MB',
    file: 'supabase/functions/_shared/respond.ts',
    from: 'const MAX_BODY = 10_000;',
    to: 'const MAX_BODY = 10_000_000;',
    tests: ['supabase/tests/devices.test.ts › takes no request that is longer'],
  },
  {
    name: 'after an invalid name the page says that it was saved, too',
    file: 'src/features/account/my/ProfilePart.tsx',
    from: 'clear();\n            return;',
    to: 'return;',
    tests: ['tests/e2e/accountMy.spec.ts › the profile: what no name is'],
  },
  {
    name: 'a family of joined emoji is counted as seven characters',
    file: 'src/features/account/model/names.ts',
    from: '[...graphemes.segment(value)].length',
    to: '[...value].length',
    tests: ['src/features/account/model/names.test.ts › takes'],
  },
  {
    name: 'nobody learns that new accounts are too many, and when to try again',
    file: 'src/features/account/client/failure.ts',
    from: "FAILURE_CODES.filter((code) => code !== 'unknown')",
    to: 'FAILURE_CODES',
    tests: ['src/features/account/client/failure.test.ts › new accounts that are too many'],
  },
  {
    name: 'whoever used up six computers is told to release one',
    file: 'src/features/account/my/Devices.tsx',
    from: 'if (next_at !== null) {',
    to: 'if (false) {',
    tests: ['tests/e2e/accountMyLicences.spec.ts › six computers in thirty days'],
  },
];
