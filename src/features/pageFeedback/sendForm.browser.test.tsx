import {useState, type ReactNode} from 'react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {page} from 'vitest/browser';
import {parsedJson} from '@komebiyori/lib/parsedJson';
import {SendNo, SendYes} from './SendForm';

const ENDPOINT = 'https://feedback.example/answers';
const PAGE = {title: '最初の設定', path: '/docs/guide/setup', version: '8.0'};

const drawn = pageRoot();
/** What was sent, and what the server answers next. */
let sent: [input: unknown, init: RequestInit | undefined][];
let answers: (() => Promise<Response>)[];

function Bench({Form}: {readonly Form: typeof SendNo}): ReactNode {
  const [isSent, setSent] = useState(false);
  const onSent = (): void => {
    setSent(true);
  };
  return isSent ? (
    <output>送信済み</output>
  ) : (
    <Form page={PAGE} endpoint={ENDPOINT} onSent={onSent} />
  );
}

beforeEach(() => {
  sent = [];
  answers = [];
  vi.stubGlobal('fetch', (input: unknown, init?: RequestInit) => {
    sent.push([input, init]);
    return answers.shift()?.() ?? Promise.resolve(new Response(null, {status: 204}));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const bodies = (): unknown[] =>
  sent.map(([, init]) => (typeof init?.body === 'string' ? parsedJson(init.body) : undefined));

it('sends page, version and answer with what was written, without cookies, and again after a failure', async () => {
  answers = [
    () => Promise.reject(new TypeError('no network')),
    () => Promise.resolve(new Response(null, {status: 500})),
  ];
  drawn.render(<Bench Form={SendNo} />);
  await page.getByLabelText(/^足りないところ/u).fill('図がほしい');
  for (const count of [1, 2]) {
    await page.getByRole('button', {name: '送る'}).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('送れませんでした');
    expect(sent).toHaveLength(count);
  }
  // What was written is not lost.
  await page.getByRole('button', {name: '送る'}).click();
  await expect.element(page.getByText('送信済み')).toBeVisible();
  const body = {page: '/docs/guide/setup', version: '8.0', answer: 'no', text: '図がほしい'};
  expect(bodies()).toEqual([body, body, body]);
  expect(sent[0]).toMatchObject([
    ENDPOINT,
    {method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer'},
  ]);
});

it('sends 「はい」 once, by itself', async () => {
  drawn.render(<Bench Form={SendYes} />);
  await expect.element(page.getByText('送信済み')).toBeVisible();
  expect(bodies()).toEqual([{page: '/docs/guide/setup', version: '8.0', answer: 'yes'}]);
});
