import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {isWholeCode} from '@site/src/features/account/model/inputs';
import {CODE_LIFE_S, RESEND_S} from '@site/src/features/account/signin/codeRequest';
import {FIELD_TEXTS, SIGN_IN_TEXTS} from '@site/src/features/account/texts/messages.ja';
import {
  JWT_EXPIRY_S,
  OTP_EXPIRY_S,
  OTP_LENGTH,
  REFRESH_REUSE_S,
  SESSION_IDLE_S,
  SESSION_LENGTH_S,
} from '../local/settings';

const read = (...parts: string[]): string =>
  readFileSync(path.join(__dirname, '..', ...parts), 'utf8');
const config = read('config.toml');
const functions = readdirSync(path.join(__dirname, '..', 'functions'), {withFileTypes: true})
  .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
  .map(({name}) => name);

describe('config.toml', () => {
  it.each([
    ['otp_length', OTP_LENGTH],
    ['otp_expiry', OTP_EXPIRY_S],
    ['jwt_expiry', JWT_EXPIRY_S],
    ['refresh_token_reuse_interval', REFRESH_REUSE_S],
  ])('%s is that of the local backend', (name, value) => {
    expect(config).toContain(`\n${name} = ${value}\n`);
  });
  it.each([
    // The triggers of …_mails.sql count on a minute, and on so many mails.
    ['max_frequency', '"60s"'],
    ['email_sent', '1500'],
    ['uri', '"pg-functions://postgres/public/before_user_created"'],
  ])('%s is what the migrations count on', (name, value) => {
    expect(config).toContain(`\n${name} = ${value}\n`);
  });
  it('is what the pages tell their visitors', () => {
    expect(config).toContain(`\nmax_frequency = "${RESEND_S}s"\n`);
    expect(CODE_LIFE_S).toBe(OTP_EXPIRY_S);
    expect(SIGN_IN_TEXTS.codeOver).toContain(`（${CODE_LIFE_S / 60}分）`);
    expect(isWholeCode('0'.repeat(OTP_LENGTH))).toBe(true);
    for (const text of [FIELD_TEXTS.codeShort, SIGN_IN_TEXTS.submitsItself]) {
      expect(text).toContain(`${OTP_LENGTH}桁`);
    }
  });
  it('sessions end as those of the local backend, by disuse and by age', () => {
    expect(config).toContain(
      `\n[auth.sessions]\ninactivity_timeout = "${SESSION_IDLE_S / 3600}h"\ntimebox = "${SESSION_LENGTH_S / 3600}h"\n`,
    );
  });
  it.each(functions)('the function %s takes its packages along, and checks its callers', (name) => {
    expect(config).toContain(
      `[functions.${name}]\nimport_map = "./functions/deno.json"\nverify_jwt = false\n`,
    );
  });
  it.each([
    ['enable_anonymous_sign_ins = false', 1],
    ['enable_manual_linking = false', 1],
    ['double_confirm_changes = true', 1],
    ['secure_password_change = true', 1],
    ['[auth.sms]\nenable_signup = false', 1],
    ['[auth.hook.before_user_created]\nenabled = true', 1],
    ['enroll_enabled = false\nverify_enabled = false', 2],
  ])('closes what no page uses: %s', (line, times) => {
    expect(config.split(`${line}\n`)).toHaveLength(times + 1);
  });
  it('holds no secret', () => {
    expect(config).not.toMatch(/sb_secret_|sk_(?:live|test)_|whsec_|eyJ/u);
  });
});

describe('mails', () => {
  const [confirmation, magicLink] = ['confirmation', 'magic_link'].map((name) =>
    read('templates', `${name}.html`),
  );
  it('are the same for new and known addresses, so that they tell nothing', () => {
    expect(confirmation).toBe(magicLink);
    const subjects = [...config.matchAll(/^subject = (?<text>.+)$/gmu)].map(
      ({groups}) => groups?.['text'],
    );
    expect([subjects.length, new Set(subjects).size]).toEqual([3, 1]);
  });
  it('have the code before the link, and no link that a scanner could use up', () => {
    const text = confirmation ?? '';
    expect(text.indexOf('{{ .Token }}')).toBeGreaterThan(0);
    expect(text.indexOf('{{ .Token }}')).toBeLessThan(text.indexOf('{{ .TokenHash }}'));
    // The path is ours: whoever asks for a mail chooses what follows, within the addresses of the site.
    expect(text).toContain(
      '"{{ .SiteURL }}/account/signin?token_hash={{ .TokenHash }}&type=email&redirect_to={{ .RedirectTo }}"',
    );
    expect(text).not.toContain('ConfirmationURL');
  });
  it('name how long a code is valid', () => {
    expect(confirmation).toContain(`${OTP_EXPIRY_S / 60}分間`);
  });
});

describe('functions', () => {
  it.each(functions)('%s is an entry of three lines', (name) => {
    const lines = read('functions', name, 'index.ts').trim().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(new RegExp(`^Deno\\.serve\\(hosted\\('${name}', \\w+\\)\\);$`, 'u'));
  });
  it('use the versions of package.json', () => {
    const {imports} = JSON.parse(read('functions', 'deno.json')) as {
      imports: Record<string, string>;
    };
    const {dependencies, devDependencies} = JSON.parse(read('..', 'package.json')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    const installed = {...dependencies, ...devDependencies};
    const expected = Object.keys(imports).map((name) => [name, `npm:${name}@${installed[name]}`]);
    expect(imports).toEqual(Object.fromEntries(expected));
  });
});
