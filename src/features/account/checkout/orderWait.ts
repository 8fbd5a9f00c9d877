import type {OrderStatus} from '../client/answers';

/** What the page says while an order is on its way. */
export type OrderView = 'checking' | 'slow' | 'konbini' | 'paid' | 'failed' | 'refunded';

/** After so long the payment service itself is asked, in case its notice is lost. */
const SYNC_AFTER_MS = 10_000;
/** After so long the visitor is told that the page may be closed. */
const SLOW_AFTER_MS = 30_000;
const POLL_MS = 2000;
/** Nobody looks at the page any more: now and then is enough. */
const PATIENT_AFTER_MS = 120_000;
const PATIENT_POLL_MS = 15_000;

/**
 * How an order looks `waited` milliseconds after the page was opened.
 * @param status undefined while none has been read
 */
export function orderView(status: OrderStatus['status'] | undefined, waited: number): OrderView {
  switch (status) {
    case 'paid':
    case 'refunded':
      return status;
    case 'failed':
    case 'expired':
      return 'failed';
    case 'awaiting_payment':
      return 'konbini';
    default:
      return waited >= SLOW_AFTER_MS ? 'slow' : 'checking';
  }
}

/**
 * Milliseconds until the order is looked at again; undefined where nothing can change any more.
 * A payment in a shop takes hours, and the page may stay open.
 */
export function nextLook(view: OrderView, waited: number): number | undefined {
  if (view === 'paid' || view === 'failed' || view === 'refunded') return undefined;
  return view === 'konbini' || waited >= PATIENT_AFTER_MS ? PATIENT_POLL_MS : POLL_MS;
}

/** Whether it is time to ask the payment service, which is done once. */
export function wantsSync(view: OrderView, waited: number, isDone: boolean): boolean {
  return !isDone && waited >= SYNC_AFTER_MS && (view === 'checking' || view === 'slow');
}
