import {feedbackSources} from '@site/config/feedback';
import type {ThirdPartyOptions} from '@site/plugins/third-party/activeIds';
import {thirdPartySources} from '@site/plugins/third-party/cspSources';
import {describe, expect, it} from 'vitest';
import {covers} from './transmissionHosts';
import {transmissions, type TransmissionConfig} from './transmissions';

const OFF: TransmissionConfig = {
  tagManagerId: '',
  adClientId: '',
  backendUrl: '',
  feedbackUrl: '',
};
const TAGS = {tagManagerId: 'GTM-ABC1234'};
const ADS = {adClientId: 'ca-pub-1234567890123456'};
const BACKEND = {backendUrl: 'https://project.backend.example'};
const FEEDBACK = {feedbackUrl: 'https://feedback.example.com/answers'};
const ids = (config: Partial<TransmissionConfig>): string[] =>
  transmissions({...OFF, ...config}).map(({id}) => id);

describe('the table of external transmissions', () => {
  it.each([
    ['nothing', {}, []],
    ['the tag manager', TAGS, ['tag-manager']],
    ['the ads', ADS, ['ads']],
    ['the backend, and with it the payment', BACKEND, ['backend', 'payment']],
    ['the tag manager and the ads', {...TAGS, ...ADS}, ['tag-manager', 'ads']],
    ['the answers of readers', FEEDBACK, ['feedback']],
    [
      'everything',
      {...TAGS, ...ADS, ...BACKEND, ...FEEDBACK},
      ['tag-manager', 'ads', 'backend', 'payment', 'feedback'],
    ],
  ])('has a row for %s and for nothing else', (_name, config, expected) => {
    expect(ids(config)).toEqual(expected);
  });

  it('says in every row what is sent, to whom, why and how to refuse', () => {
    for (const row of transmissions({...TAGS, ...ADS, ...BACKEND, ...FEEDBACK})) {
      for (const field of ['service', 'sent', 'recipient', 'purpose', 'refusal'] as const) {
        expect([row.id, field, row[field] !== '']).toEqual([row.id, field, true]);
      }
    }
  });

  it('names nobody outside for a backend on the computer itself', () => {
    const [row] = transmissions({...OFF, backendUrl: 'http://127.0.0.1:54321'});
    expect(row?.id).toBe('backend');
    expect(JSON.stringify(row)).not.toMatch(/Supabase|127\.0\.0\.1/u);
    expect(row?.recipient).toMatch(/^ありません/u);
  });

  it.each([
    ['the tag manager', TAGS],
    ['the ads', ADS],
    ['both', {...TAGS, ...ADS}],
  ])('speaks for every origin that the policy of the site opens for %s', (_name, config) => {
    const options: ThirdPartyOptions = {
      adClientId: '',
      tagManagerId: '',
      ...config,
      appEnv: 'production',
    };
    const sources = Object.values(thirdPartySources(options)).flat();
    const rows = transmissions({...OFF, ...config});
    expect(sources).not.toEqual([]);
    for (const source of sources) {
      expect([source, rows.some(({id}) => covers(id, source))]).toEqual([source, true]);
    }
  });

  it('names the server that answers of readers go to, the one that the policy opens', () => {
    const [row] = transmissions({...OFF, ...FEEDBACK});
    expect(feedbackSources(FEEDBACK.feedbackUrl)).toEqual({
      'connect-src': ['https://feedback.example.com'],
    });
    expect(row?.recipient).toContain('feedback.example.com');
    expect(feedbackSources('')).toEqual({});
  });

  it('does not take one host for another that ends alike', () => {
    expect(covers('ads', 'https://pagead2.googlesyndication.com')).toBe(true);
    expect(covers('ads', 'https://evilgooglesyndication.com')).toBe(false);
    expect(covers('ads', 'https://*.googletagmanager.com')).toBe(false);
  });
});
