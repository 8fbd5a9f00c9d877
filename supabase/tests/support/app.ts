import {FunctionsHttpError} from '@supabase/functions-js';
import {call, type Site, type Visitor} from './site';

export interface Answer {
  readonly ok: boolean;
  readonly reason?: string;
  readonly certificate?: string;
  readonly refresh_after?: string;
  readonly valid_until?: string;
  readonly device_id?: string;
  readonly mistyped?: boolean;
  readonly max_computers?: number;
  readonly next_at?: string;
}
interface Licence {
  readonly id: string;
  readonly key: string;
  readonly devices: readonly {id: string; name: string; app_version: string}[];
  readonly computers: {
    readonly most: number;
    readonly left: number;
    readonly next_at: string | null;
  };
}

export const fingerprint = (n: number): string => n.toString(16).padStart(64, '0');

/** What the app sends; each call seems to come from elsewhere, as the limit is by address. */
async function ask(site: Site, body: Record<string, unknown>): Promise<Answer> {
  await site.sql(`delete from private.rate_limits where bucket like 'api:%' returning 1`);
  const answer: {data: Answer | null; error: unknown} = await site
    .functions()
    .invoke<Answer>('licence', {body});
  const {data, error} = answer;
  if (error instanceof FunctionsHttpError) {
    return (await (error.context as Response).json()) as Answer;
  }
  if (data === null) throw new Error('no answer');
  return data;
}

/** The app on computers that are numbered. */
export const appOf = (site: () => Site) => ({
  activate: (key: string, n: number, more: Record<string, unknown> = {}): Promise<Answer> =>
    ask(site(), {
      action: 'activate',
      key,
      fingerprint: fingerprint(n),
      name: `PC ${n}`,
      platform: 'windows',
      app_version: '8.0.7',
      ...more,
    }),
  deactivate: (key: string, n: number): Promise<Answer> =>
    ask(site(), {action: 'deactivate', key, fingerprint: fingerprint(n)}),
});

/** The one licence of a visitor, as the page "my account" reads it. */
export async function licenceOf({rest}: Visitor): Promise<Licence> {
  const data = await call(rest, 'my_account');
  const [first] = (data as {licences: Licence[]}).licences;
  if (first === undefined) throw new Error('no licence');
  return first;
}

/** A new visitor with a licence. */
export async function owner(site: Site): Promise<{visitor: Visitor; key: string; id: string}> {
  const visitor = await site.signIn();
  await visitor.rest.rpc('redeem_code', {p_code: 'FAN-TEST-2026'});
  const {key, id} = await licenceOf(visitor);
  return {visitor, key, id};
}

export const setLicence = (site: Site, id: string, change: string): Promise<unknown> =>
  site.sql(`update public.licences set ${change} where id = '${id}' returning 1`);
