import type {FunctionsClient} from '@supabase/functions-js';
import type {PostgrestClient} from '@supabase/postgrest-js';
import * as v from 'valibot';
import type {SignInReason} from '../model/safeNext';
import type {AccountClient} from './accountClient';
import {
  AccountSchema,
  AddressSchema,
  OrderStatusSchema,
  ProductsSchema,
  RedeemedSchema,
  RefusalSchema,
} from './answers';
import {done, failed, failureOf, type Result} from './failure';

interface Needs {
  readonly rest: PostgrestClient;
  readonly functions: FunctionsClient;
  /** Whose calls they are. */
  readonly userId: string | undefined;
  /** Ends their session in this browser, because the server does not know it any more. */
  readonly forget: (why: SignInReason) => void;
}

interface Answer {
  readonly data: unknown;
  readonly error: unknown;
  /** Of HTTP; a gateway before PostgREST says no more than that. */
  readonly status?: number;
}

/** An answer as its schema gives it, or why there is none. */
async function read<Schema extends v.GenericSchema>(
  call: () => PromiseLike<Answer>,
  schema: Schema,
): Promise<Result<v.InferOutput<Schema>>> {
  try {
    const {data, error, status} = await call();
    if (error !== null && error !== undefined)
      return {ok: false, failure: failureOf(error, status)};
    const refusal = v.safeParse(RefusalSchema, data);
    if (refusal.success) return {ok: false, failure: failureOf({message: refusal.output.reason})};
    // The account of a session that still holds was deleted elsewhere.
    if (data === null && schema.type === 'object') return failed('session_expired');
    const answer = v.safeParse(schema, data);
    return answer.success ? done(answer.output) : failed('malformed_answer');
  } catch (error) {
    return {ok: false, failure: failureOf(error)};
  }
}

const map = <From, To>(result: Result<From>, change: (value: From) => To): Result<To> =>
  result.ok ? done(change(result.value)) : result;

/** functions-js hands over the refused answer as it came: its body says why. */
async function reasonOf(error: unknown): Promise<unknown> {
  const context: unknown = error instanceof Error ? Reflect.get(error, 'context') : undefined;
  // A call that got no answer holds the error of `fetch` instead.
  if (!(context instanceof Response)) return context ?? error;
  const body: unknown = await context.json().catch(() => undefined);
  const {success, output} = v.safeParse(RefusalSchema, body);
  return success ? {message: output.reason} : {status: context.status};
}

/** Of an answer only that it came. */
const NOTHING = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

/** What the client does once somebody is signed in, but for signing out. */
export type DataCalls = Pick<
  AccountClient,
  | 'account'
  | 'saveProfile'
  | 'redeem'
  | 'releaseDevice'
  | 'exportData'
  | 'deleteAccount'
  | 'products'
  | 'checkout'
  | 'portal'
  | 'orderStatus'
  | 'syncCheckout'
>;

/** The part of the client that reads and changes the account, and buys. */
export function dataCalls(needs: Needs): DataCalls {
  const {rest, functions, userId, forget} = needs;
  /** As `read`; a session that the server does not know any more ends here, too. */
  const ask = async <Schema extends v.GenericSchema>(
    call: () => PromiseLike<Answer>,
    schema: Schema,
  ): Promise<Result<v.InferOutput<Schema>>> => {
    const result = await read(call, schema);
    if (!result.ok && result.failure.code === 'session_expired') forget('expired');
    return result;
  };
  const rpc = <Schema extends v.GenericSchema>(name: string, schema: Schema, args: object = {}) =>
    ask(() => rest.rpc(name, args), schema);
  /** Deletes the account; where the answer is lost on its way back, looks what became of it. */
  const deleteOnce = async (): Promise<Result<undefined>> => {
    const result = await rpc('delete_my_account', NOTHING);
    if (result.ok || result.failure.code !== 'network') return result;
    const left = await read(() => rest.rpc('my_account'), v.nullable(v.looseObject({})));
    if (!left.ok) return failed('deletion_unsure');
    return left.value === null ? done(undefined) : failed('deletion_failed');
  };
  const invoke = <Schema extends v.GenericSchema>(
    name: string,
    schema: Schema,
    body: object = {},
  ) =>
    ask(async () => {
      const answer: Answer = await functions.invoke<unknown>(name, {body: {...body}});
      const {data, error} = answer;
      return {data, error: error === null ? null : await reasonOf(error)};
    }, schema);
  return {
    account: () => rpc('my_account', AccountSchema),
    saveProfile: ({name, newsletter}) =>
      ask(
        () =>
          rest
            .from('profiles')
            // JSON leaves out what is undefined; an empty name is none.
            .update({display_name: name === '' ? null : name, newsletter})
            .eq('id', userId ?? '')
            .select('id')
            .single(),
        NOTHING,
      ),
    redeem: async (code) =>
      map(await rpc('redeem_code', RedeemedSchema, {p_code: code}), ({expires_at}) => expires_at),
    releaseDevice: (id) => rpc('deactivate_device', NOTHING, {p_device_id: id}),
    exportData: async () =>
      map(await rpc('export_my_data', v.looseObject({})), (data) => JSON.stringify(data, null, 2)),
    deleteAccount: async () => {
      const first = await deleteOnce();
      if (first.ok || first.failure.code !== 'payment_open') return first;
      // Nobody shall pay on a page that is still open in another tab when the account is gone.
      const closed = await invoke('close-payments', NOTHING);
      if (closed.ok) return deleteOnce();
      return closed.failure.code === 'payment_unavailable' ? first : closed;
    },
    products: () =>
      read(
        () => rest.from('products').select('id,name,description,kind,period,amount').order('sort'),
        ProductsSchema,
      ),
    checkout: async (product) =>
      map(await invoke('checkout', AddressSchema, {product}), ({url}) => url),
    portal: async () => map(await invoke('portal', AddressSchema), ({url}) => url),
    orderStatus: (p_session_id) => rpc('order_status', OrderStatusSchema, {p_session_id}),
    syncCheckout: (session_id) => invoke('checkout-sync', NOTHING, {session_id}),
  };
}
