import {afterEach, beforeEach, expect, it} from 'vitest';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {page, userEvent} from 'vitest/browser';
import {createMapTool, type MapTool} from '../tool/tool.browser';
import {ConsolePanel} from './ConsolePanel';
import {CountingPanel} from './CountingPanel';
import {StagePanel} from './StagePanel';

const drawn = pageRoot();
let tool: MapTool;

beforeEach(() => {
  localStorage.clear();
  tool = createMapTool();
  drawn.render(
    <>
      <StagePanel tool={tool} />
      <ConsolePanel tool={tool} />
    </>,
  );
});
afterEach(() => {
  tool.close();
});

const button = (name: string) => page.getByRole('button', {name, exact: true});
const live = (): string[] =>
  [...drawn.box.querySelectorAll('[role=status]')].map(({textContent}) => textContent);

it('keeps the focus with each of its buttons', async () => {
  await button('締め切る').click();
  await expect.element(page.getByText('締め切っています')).toBeVisible();
  await expect.element(button('締め切る')).toHaveFocus();
  await button('受付を始める').click();
  await expect.element(button('一時停止')).toHaveFocus();
  await button('東京 +1').click();
  await button('0票にする').click();
  await expect.element(button('0票にする')).toHaveFocus();
  await button('戻す').click();
  await expect.element(button('戻す')).toHaveFocus();
});

it('says the phase and what a press made of the votes, but not each vote', async () => {
  await expect.element(page.getByText('0票・0都道府県')).toBeVisible();
  const before = live();
  tool.command({kind: 'adjust', code: 13, by: 1});
  await expect.element(page.getByText('1票・1都道府県')).toBeVisible();
  expect(live()).toEqual(before);
  await button('東京 +1').click();
  await expect.element(page.getByRole('status').getByText('東京は2票です。')).toBeVisible();
  await button('東京 −1').click();
  await expect.element(page.getByRole('status').getByText('東京は1票です。')).toBeVisible();
});

it('reads the ranking with what its numbers are', async () => {
  await button('東京 +1').click();
  const first = page.getByRole('listitem').first();
  await expect.element(first).toHaveTextContent('1位 東京1票');
});

it('ties what is wrong with the added words to their field', async () => {
  drawn.render(<CountingPanel tool={tool} />);
  const field = page.getByRole('textbox', {name: /^追加する言葉/u});
  await field.fill('シン=三重\nあああ');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription(/2行目「あああ」を読めません。/u);
  await field.fill('シン=三重');
  await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
});

it('says again what it said before', async () => {
  const said = page.getByText('0票にしました。');
  await button('東京 +1').click();
  await button('0票にする').click();
  await expect.element(said).toBeVisible();
  const first = said.element();
  await button('東京 +1').click();
  await userEvent.keyboard('{Tab}{Tab}');
  await button('0票にする').click();
  await expect.poll(() => first.isConnected).toBe(false);
  await expect.element(said).toBeVisible();
});

it('says that the demonstration took the panels over, and that the stream has them again', async () => {
  const said = (text: string) => page.getByRole('status').getByText(text, {exact: true});
  await button('デモを見る').click();
  await expect
    .element(said('デモを流しています。「操作」はデモの票だけを変えます。'))
    .toBeVisible();
  await expect.element(said('デモ：受付中です')).toBeVisible();
  await button('締め切る').click();
  await expect.element(said('デモ：締め切っています')).toBeVisible();
  await button('デモを終える').click();
  await expect.element(said('デモを終えました。配信の票に戻りました。')).toBeVisible();
  await expect.element(said('受付中です')).toBeVisible();
});

it('says what the streamer did to the votes in the chat', async () => {
  const send = (comment: string): void => {
    const who = {userId: 'u', name: '配信者', isOwner: true, hasGift: false, timestamp: ''};
    const data = {...who, id: comment, comment};
    const comments = [{id: 'f', service: 'youtube', name: '枠', data}];
    tool.shown.get().receive({type: 'comments', data: {comments, options: {init: false}}});
  };
  const said = (text: string) => page.getByRole('status').getByText(text);
  send('!map 戻す');
  await button('東京 +1').click();
  await expect.element(said('東京は1票です。')).toBeVisible();
  send('!map リセット');
  await expect.element(said('0票にしました。「戻す」で、元の票に戻ります。')).toBeVisible();
  send('!map 戻す');
  await expect.element(said('票を戻しました。')).toBeVisible();
});

it('says by its words alone whether the demonstration runs', async () => {
  await button('デモを見る').click();
  await expect.element(button('デモを終える')).toHaveFocus();
  await expect.element(button('デモを終える')).not.toHaveAttribute('aria-pressed');
});
