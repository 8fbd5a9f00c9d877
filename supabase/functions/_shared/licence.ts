import * as v from 'valibot';
import {certify} from './certificate.ts';
import type {Deps, Handler} from './deps.ts';
import {parseLicenceKey} from './licenceKey.ts';
import {accepted, handler, limitPerHour, readBody, Refusal} from './respond.ts';

/** PostgreSQL keeps every text but one with a null character or half a character. */
const isKept = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);

const Fingerprint = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/u));
const Body = v.variant('action', [
  v.object({
    action: v.literal('activate'),
    key: v.string(),
    fingerprint: Fingerprint,
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80), v.check(isKept)),
    platform: v.picklist(['windows', 'macos']),
    app_version: v.pipe(v.string(), v.regex(/^[\dA-Za-z.+-]{1,32}$/u)),
  }),
  v.object({action: v.literal('deactivate'), key: v.string(), fingerprint: Fingerprint}),
]);

const Activated = v.object({
  ok: v.literal(true),
  licence_id: v.string(),
  device_id: v.string(),
  expires_at: v.nullable(v.string()),
  max_devices: v.number(),
});

/**
 * For the app, which has the licence key and no session. `activate` registers this computer, or
 * renews its certificate; `deactivate` gives its place back.
 */
export const licence = (deps: Deps): Handler =>
  handler('licence', deps, async (request) => {
    await limitPerHour(deps, `licence:${deps.addressOf(request)}`, 60);
    const body = await readBody(request, Body);
    const key = parseLicenceKey(body.key);
    // A slip of the pen is told from an unknown key without asking the database.
    if (key === undefined) throw new Refusal('licence_not_found', {mistyped: true});
    if (body.action === 'deactivate') {
      accepted(
        v.object({ok: v.literal(true)}),
        await deps.rpc('release_device', {p_key: key, p_fingerprint: body.fingerprint}),
      );
      return {};
    }
    const {licence_id, device_id, expires_at, max_devices} = accepted(
      Activated,
      await deps.rpc('activate_device', {
        p_key: key,
        p_fingerprint: body.fingerprint,
        p_name: body.name,
        p_platform: body.platform,
        p_app_version: body.app_version,
      }),
    );
    const certified = await certify(
      {
        licence: licence_id,
        device: device_id,
        fingerprint: body.fingerprint,
        licenceEnd: expires_at,
      },
      deps.signingKey,
      deps.now(),
    );
    return {...certified, device_id, expires_at, max_devices};
  });
