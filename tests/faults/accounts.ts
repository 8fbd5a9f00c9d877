import type {Fault} from './fault';

const LIMITS =
  'supabase/tests/soldOnce.test.ts › checkout-sync, portal and close-payments are limited by the hour';

export const accountsFaults: readonly Fault[] = [
  {
    name: 'the page of cards and cancellation is opened without end',
    file: 'supabase/functions/_shared/portal.ts',
    from: '    await limitPerHour(deps, `portal:${user}`, 30);\n',
    to: '',
    tests: [LIMITS],
  },
  {
    name: 'Stripe is asked about orders without end',
    file: 'supabase/functions/_shared/checkoutSync.ts',
    from: '    await limitPerHour(deps, `sync:${user}`, 30);\n',
    to: '',
    tests: [LIMITS],
  },
  {
    name: 'payment pages are closed without end',
    file: 'supabase/functions/_shared/closePayments.ts',
    from: '    await limitPerHour(deps, `close:${user}`, 30);\n',
    to: '',
    tests: [LIMITS],
  },
  {
    name: 'a recorded event is good for years',
    file: 'supabase/functions/_shared/stripeWebhook.ts',
    from: 'if (signedAt > deps.now().getTime() / 1000 + TOLERANCE_S)',
    to: 'if (false)',
    tests: ['supabase/tests/payments.test.ts › of a time to come is refused'],
  },
  {
    name: 'an event is done with before Stripe has done what follows from it',
    file: 'supabase/functions/_shared/stripeEvents.ts',
    from: 'if (code !== DONE_ALREADY[kind]) throw error;',
    to: 'if (code !== DONE_ALREADY[kind]) return;',
    tests: ['supabase/tests/soldOnce.test.ts › is tried again with each attempt'],
  },
  {
    name: 'a payment page that Stripe did not close counts as closed',
    file: 'supabase/functions/_shared/paymentPages.ts',
    from: "if (page?.status === 'open') throw new Refusal('payment_unavailable');",
    to: '',
    tests: ['supabase/tests/leaving.test.ts › stays while a page cannot be closed'],
  },
  {
    name: 'whoever has a payment page open cannot delete the account',
    file: 'src/features/account/client/dataCalls.browser.ts',
    from: "if (closed.ok) return rpc('delete_my_account', nothing);",
    to: '',
    tests: [
      'tests/e2e/accountMyLeaving.spec.ts › a payment page in another tab is closed before the account goes',
    ],
  },
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
