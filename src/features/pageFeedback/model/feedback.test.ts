import {describe, expect, it} from 'vitest';
import {feedbackOf, mailAddress, MAX_TEXT, reportText} from './feedback';

const PAGE = {title: '最初の設定', path: '/docs/guide/setup', version: '8.0'};

describe('feedbackOf', () => {
  it('has the page, the version and the answer, and nothing else', () => {
    const expected = {page: '/docs/guide/setup', version: '8.0', answer: 'yes'};
    expect(feedbackOf(PAGE, 'yes')).toEqual(expected);
    expect(feedbackOf(PAGE, 'yes', ' \n')).toEqual(expected);
  });

  it('has what was written, as much of it as may be', () => {
    expect(feedbackOf(PAGE, 'no', ' 図がほしい\n').text).toBe('図がほしい');
    expect(feedbackOf(PAGE, 'no', 'あ'.repeat(MAX_TEXT + 1)).text).toHaveLength(MAX_TEXT);
  });
});

describe('reportText', () => {
  it('names the page, its version and its address', () => {
    expect(reportText(PAGE, 'https://a.example')).toBe(
      'ページ：最初の設定（8.0のマニュアル）\nアドレス：https://a.example/docs/guide/setup\n知りたかったこと：\n',
    );
  });
});

describe('mailAddress', () => {
  it('opens a mail that says what the text says', () => {
    const address = new URL(mailAddress('help@a.example', PAGE, '一\n二&三'));
    expect(address.pathname).toBe('help@a.example');
    expect(address.searchParams.get('subject')).toBe('マニュアルについて：最初の設定');
    expect(address.searchParams.get('body')).toBe('一\r\n二&三');
  });
});
