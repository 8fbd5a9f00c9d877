import {createStore} from '@komebiyori/lib/store';
import {expect, it} from 'vitest';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {page} from 'vitest/browser';
import type {LoggedMessage} from './messageLog';
import {MessagesPanel} from './MessagesPanel';
import type {SocketTool} from './socketTool.browser';

const drawn = pageRoot();
const message = (id: number, type: string): LoggedMessage => ({
  ...{id, at: 0, type, service: 'youtube', summary: '雨宿りのカエル：に'},
  ...{text: '{}', value: {}},
});

it('says how many messages fit, and what became of them, and reads a row in words', async () => {
  const shown = createStore({
    ...{messages: [message(1, 'comments'), message(2, 'meta')], received: 2},
    whilePaused: undefined,
  });
  const saved: number[] = [];
  const tool = {
    shown,
    clear: () => {
      shown.set({messages: [], received: 0, whilePaused: undefined});
    },
    save: (messages: readonly LoggedMessage[]) => saved.push(messages.length),
  };
  drawn.render(<MessagesPanel tool={tool as unknown as SocketTool} />);
  const said = (text: string) => page.getByRole('status').getByText(text, {exact: true});
  const row = page.getByRole('listitem').first();
  await expect.element(row).toHaveTextContent(/ meta youtube 雨宿り/u);
  await page.getByLabelText('種別で絞る').selectOptions('meta');
  await expect.element(said('条件に合うものは1件です。')).toBeInTheDocument();
  await page.getByRole('button', {name: 'JSON Linesで保存'}).click();
  await expect.element(said('1件をJSON Linesで保存しました。')).toBeInTheDocument();
  expect(saved).toEqual([1]);
  await page.getByRole('button', {name: '消す'}).click();
  await expect.element(said('届いたメッセージを消しました。')).toBeInTheDocument();
});
