import {describe, expect, it} from 'vitest';
import {parseEnv} from '../../config/env';
import {parseOperator} from '../../config/operator';
import unset from '../../tests/fixtures/operator/unset.json';
import {diagnose, isReady, type DoctorFacts} from './doctor';
import {GROUPS, isReserved} from './doctorFinding';
import {doctorJson, doctorReport} from './doctorReport';

const AS_SHIPPED: DoctorFacts = {
  env: parseEnv({}),
  defaultUrl: 'https://komebiyori.example',
  licenseUrl: 'https://komebiyori.example/terms',
  outsideLinks: {forum: 'https://forum.komebiyori.example', social: 'https://real.tld/me'},
  operator: parseOperator(unset),
  accountsSiteUrl: 'https://komebiyori.example',
  accountsRedirects: ['https://komebiyori.example/**'],
  supporters: 0,
  supporterPlaces: 6,
  downloadBase: 'https://download.komebiyori.example',
  standInReleases: ['data/releases/8.0.7'],
};

const day = {established: '2026-11-21', revisions: []};
const READY: DoctorFacts = {
  ...AS_SHIPPED,
  env: parseEnv({SITE_URL: 'https://real.tld'}),
  licenseUrl: 'https://real.tld/terms',
  outsideLinks: {forum: 'https://forum.real.tld'},
  operator: parseOperator({
    ...unset,
    kind: 'individual',
    securityContact: 'security@real.tld',
    hosting: {provider: '配信社', country: '日本', logRetention: '30日'},
    payment: {
      price: [{plan: '月額', amount: 500, cycle: 'month'}],
      methods: ['カード'],
      timing: '申込時',
      delivery: 'すぐ',
      cycle: '毎月',
      fees: 'なし',
    },
    cancel: {how: 'いつでも', refund: 'なし', after: '末日まで'},
    dates: {terms: day, policy: day, commerceLegal: day},
  }),
  downloadBase: 'https://download.real.tld',
  standInReleases: [],
};

const required = (facts: DoctorFacts): string[] =>
  diagnose(facts)
    .filter(({level}) => level === 'required')
    .map(({name}) => name);

describe('diagnose', () => {
  it('lists every value that the repository leaves to its owner', () => {
    expect(required(AS_SHIPPED)).toEqual([
      'SITE_URL',
      'info.license.url',
      'OUTSIDE_LINKS.forum',
      'kind',
      'securityContact',
      'payment.price',
      'payment.methods',
      'payment.timing',
      'payment.delivery',
      'payment.cycle',
      'payment.fees',
      'cancel.how',
      'cancel.refund',
      'cancel.after',
      'dates.terms.established',
      'dates.policy.established',
      'dates.commerceLegal.established',
      'hosting.provider',
      'hosting.country',
      'hosting.logRetention',
      'data/releases/8.0.7',
      'SITE.downloadBase',
    ]);
    expect(isReady(diagnose(AS_SHIPPED))).toBe(false);
  });

  it('is content when all of it is set, and still names what is optional', () => {
    const findings = diagnose(READY);
    expect(required(READY)).toEqual([]);
    expect(isReady(findings)).toBe(true);
    const optional = findings.filter(({level}) => level === 'optional').map(({name}) => name);
    expect(optional).toEqual(expect.arrayContaining(['name', 'TAG_MANAGER_ID', 'supporters']));
  });

  it('takes no address that is not encrypted', () => {
    expect(required({...READY, env: parseEnv({SITE_URL: 'http://real.tld'})})).toEqual([
      'SITE_URL',
    ]);
  });

  it('says how the stand-ins of each product are replaced', () => {
    const standInReleases = ['data/releases/8.0.7', 'data/releases-controller/7.0.0'];
    const commands = diagnose({...READY, standInReleases})
      .filter(({group}) => group === 'Release data')
      .map(({where}) => where);
    expect(commands).toEqual([
      'npm run release:import -- <dir|url>',
      'npm run release:import -- <dir|url> --controller',
    ]);
  });

  it('takes no contact for weaknesses that nobody can reach', () => {
    for (const securityContact of ['security@komebiyori.example', 'https://a.example/report']) {
      expect(required({...READY, operator: {...READY.operator, securityContact}})).toEqual([
        'securityContact',
      ]);
    }
  });

  it('does not ask for what the law lets wait, nor for the representative of a person', () => {
    const names = diagnose(READY).map(({name}) => name);
    expect(required(AS_SHIPPED)).not.toEqual(expect.arrayContaining(['name']));
    expect(names).not.toContain('representative');
  });

  it('says that nobody can sign in without a backend, or when accounts are switched off', () => {
    const hosted = {
      SITE_URL: 'https://real.tld',
      SUPABASE_URL: 'https://b.real.tld',
      SUPABASE_ANON_KEY: 'sb_publishable_0123456789',
    };
    const names = (source: Record<string, string>): string[] =>
      diagnose({...READY, env: parseEnv(source)}).map(({name}) => name);
    const name = 'SUPABASE_URL, SUPABASE_ANON_KEY';
    expect(names({SITE_URL: 'https://real.tld'})).toContain(name);
    expect(names({...hosted, ACCOUNTS: 'off'})).toContain(name);
    expect(names(hosted)).not.toContain(name);
  });

  describe('with accounts', () => {
    const env = parseEnv({
      SITE_URL: 'https://real.tld',
      SUPABASE_URL: 'https://b.real.tld',
      SUPABASE_ANON_KEY: 'sb_publishable_0123456789',
    });
    const on: DoctorFacts = {
      ...READY,
      env,
      accountsSiteUrl: 'https://real.tld',
      accountsRedirects: ['https://real.tld/**'],
    };
    const mail = {provider: '配達社', country: '日本'};
    const complete = {...on, operator: {...READY.operator, email: 'post@real.tld', mail}};

    it('asks who sends the codes, and for an address, because there are news by mail', () => {
      expect(required(on)).toEqual(['email', 'mail.provider', 'mail.country']);
      expect(required(complete)).toEqual([]);
      expect(required({...complete, env: parseEnv({SITE_URL: 'https://real.tld'})})).toEqual([]);
    });

    it('says that nothing is sold before each condition is stated', () => {
      const cancel = {...complete.operator.cancel, refund: ''};
      const operator = {...complete.operator, cancel};
      expect(diagnose({...complete, operator})).toContainEqual(
        expect.objectContaining({
          name: 'cancel.refund',
          level: 'required',
          where: 'data/operator.json',
          why: expect.stringContaining('Pro is not sold on this site') as string,
        }),
      );
    });

    it('finds a project whose mails lead to another site, or that nobody can reach', () => {
      expect(required({...complete, accountsSiteUrl: 'https://komebiyori.example'})).toEqual([
        'site_url, additional_redirect_urls',
      ]);
      const accountsRedirects = ['https://komebiyori.example/**'];
      expect(required({...complete, accountsRedirects})).toEqual([
        'site_url, additional_redirect_urls',
      ]);
      const local = parseEnv({
        SITE_URL: 'https://real.tld',
        SUPABASE_URL: 'http://127.0.0.1:54321',
        SUPABASE_ANON_KEY: 'local-anon-key-for-this-computer-only',
        APP_ENV: 'test',
      });
      expect(required({...complete, env: local})).toEqual(['SUPABASE_URL']);
    });

    it('wants an origin of their own for accounts beside third parties, and mails that lead there', () => {
      const ads = {...env, AD_CLIENT_ID: 'ca-pub-1234567890123456'};
      expect(required({...complete, env: ads})).toEqual(['settings of the accounts']);
      const apart = {...ads, ACCOUNT_URL: 'https://account.real.tld'};
      expect(required({...complete, env: apart})).toEqual(['site_url, additional_redirect_urls']);
      const accountsSiteUrl = 'https://account.real.tld';
      const accountsRedirects = ['https://account.real.tld/**'];
      const moved = {...complete, accountsSiteUrl, accountsRedirects};
      expect(required({...moved, env: apart})).toEqual([]);
    });

    it.each([
      [
        'the address of the site',
        {ACCOUNT_URL: 'https://real.tld'},
        'another origin than SITE_URL',
      ],
      ['no encryption', {SUPABASE_URL: 'http://b.real.tld'}, 'SUPABASE_URL must begin with https'],
      ['no backend', {ACCOUNT_URL: 'https://a.real.tld', SUPABASE_URL: ''}, 'there is no backend'],
    ])('says that the build refuses %s', (_, own, why) => {
      const found = diagnose({...complete, env: {...env, ...own}}).find(
        ({name}) => name === 'settings of the accounts',
      );
      expect(found?.why).toContain(why);
    });

    it('asks a person to compare what is sold with the table', () => {
      const found = diagnose(complete).find(({name}) => name === 'products');
      expect(found).toMatchObject({
        level: 'confirm',
        why: expect.stringContaining('月額 500 yen') as string,
      });
      expect(diagnose(READY).map(({name}) => name)).not.toContain('products');
    });
  });

  it('asks for no cycle when everything is paid once', () => {
    const payment = {
      ...READY.operator.payment,
      cycle: '',
      price: [{plan: '買い切り', amount: 1, cycle: 'once' as const}],
    };
    expect(required({...READY, operator: {...READY.operator, payment}})).toEqual([]);
  });

  it('gives a place and a reason for each finding, in a known group', () => {
    for (const {name, where, why, group} of diagnose(AS_SHIPPED)) {
      expect([name, where !== '', why.length > 10, GROUPS.includes(group)]).toEqual([
        name,
        true,
        true,
        true,
      ]);
    }
  });
});

describe('isReserved', () => {
  it.each([
    ...['https://a.example', 'https://example.com', 'https://localhost:3000', 'https://x.test'],
    'me@a.example',
  ])('knows that %s is not for the public', (url) => {
    expect(isReserved(url)).toBe(true);
  });
  it.each([
    ...['https://example.jp', 'https://myexample.com', 'https://a.example.real.tld'],
    'example@real.tld',
  ])('lets %s pass', (url) => {
    expect(isReserved(url)).toBe(false);
  });
});

describe('the report', () => {
  it('names each finding with its file, and the verdict', () => {
    const text = doctorReport(diagnose(AS_SHIPPED));
    expect(text).toMatch(/MISSING +payment\.price\n +data\/operator\.json: 特定商取引法 11/u);
    expect(text).toContain('22 required values are missing');
    expect(doctorReport(diagnose(READY))).toContain('may go public');
  });

  it('is JSON for machines', () => {
    const report: unknown = JSON.parse(doctorJson(diagnose(AS_SHIPPED)));
    expect(report).toMatchObject({ready: false});
    expect(report).toHaveProperty('findings.0.name', 'SITE_URL');
  });
});
