import {useState, type ReactNode} from 'react';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {asksWhenClosed} from '@site/src/components/testing/asksWhenClosed.browser';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {touchScreen} from '@site/src/components/testing/touch.browser';
import {page, userEvent} from 'vitest/browser';
import type {AppLink} from '@komebiyori/app-link/link';
import {createStore} from '@komebiyori/lib/store';
import {useStore} from '@site/src/lib/useStore';
import EffectEditor from './effectEditor/EffectEditor';
import {Firing} from './fire/firing.browser';
import {KitTab} from './kit/KitTab';
import {encodeKitLink} from './kit/link';
import {EditGrid} from './pad/edit/EditGrid';
import {EditPanel} from './pad/edit/EditPanel';
import {PagePanel} from './pad/edit/PagePanel';
import {useEditing} from './pad/edit/useEditing';
import {FirePanel} from './pad/FirePanel';
import {PadTab} from './pad/PadTab';
import {UndoBar} from './tool/Notices';
import {createPonkit, type Ponkit} from './tool/ponkit.browser';
import {ToolContext} from './tool/useTool';

const drawn = pageRoot();
const touch = touchScreen();
let tool: Ponkit;

beforeEach(() => {
  localStorage.clear();
  tool = createPonkit();
});
afterEach(() => {
  tool.close();
});

const button = (name: string) => page.getByRole('button', {name, exact: true});
const show = (part: ReactNode): void => {
  drawn.render(<ToolContext value={tool}>{part}</ToolContext>);
};

function Grid(): ReactNode {
  const [pageId, setPageId] = useState<string>();
  const {pages} = useStore(tool.work);
  const shown = pages.find(({id}) => id === pageId) ?? pages[0];
  const editing = useEditing(shown);
  if (shown === undefined) return null;
  return (
    <>
      <EditGrid page={shown} editing={editing} />
      <EditPanel editing={editing} />
      <PagePanel page={shown} editing={editing} onShow={setPageId} />
    </>
  );
}

it('switches no keys where there are none', async () => {
  show(<PadTab />);
  const keys = page.getByRole('switch', {name: '1文字のキーを使う'});
  await expect.element(keys).toBeVisible();
  await touch(true);
  await expect.element(keys).not.toBeInTheDocument();
});

it('says by its words alone whether the firing is held', async () => {
  show(<FirePanel />);
  await button('一時停止').click();
  await expect.element(button('再開')).toHaveFocus();
  await expect.element(button('再開')).not.toHaveAttribute('aria-pressed');
});

it('says the result of a second press again, once it is another second', async () => {
  show(<FirePanel />);
  const [first] = tool.work.get().buttons;
  const press = (): void => {
    tool.firing.press(first?.id ?? '');
    tool.firing.release(first?.id ?? '');
  };
  press();
  const said = page
    .getByRole('status')
    .getByText(/送りませんでした/u)
    .first();
  await expect.element(said).toBeVisible();
  const before = said.element();
  await new Promise((resolve) => setTimeout(resolve, 1100));
  press();
  await expect.poll(() => before.isConnected).toBe(false);
  await expect.element(said).toBeVisible();
});

it('stays on the place to which a button is moved, and on that where one is made', async () => {
  show(<Grid />);
  const made = button('3行1列の空きにボタンを追加');
  await made.click();
  await expect.element(button('名前のないボタン（3行1列）')).toHaveFocus();
  await button('場所を動かす').click();
  await button('3行3列の空きへ動かす').click();
  await expect.element(button('名前のないボタン（3行3列）')).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  await expect.element(button('3行3列の空きにボタンを追加')).toHaveFocus();
});

it('returns from a kit that is closed to what opened it', async () => {
  show(<KitTab onPad={() => undefined} />);
  const opener = button('見本「基本」の中身を見る');
  await opener.click();
  await expect.element(page.getByRole('heading', {name: '見本「基本」の中身'})).toHaveFocus();
  await button('やめる').click();
  await expect.element(opener).toHaveFocus();
});

it('shows another kit than the one that was taken in, with nothing chosen or taken of it', async () => {
  show(<KitTab onPad={() => undefined} />);
  await button('見本「クイズ」の中身を見る').click();
  await button('取り込む').click();
  const taken = page.getByRole('heading', {name: '見本「クイズ」を取り込みました'});
  await expect.element(taken).toBeVisible();
  await button('見本「歌枠」の中身を見る').click();
  await expect.element(page.getByRole('heading', {name: '見本「歌枠」の中身'})).toHaveFocus();
  await expect.element(button('取り込む')).toBeVisible();
});

it('has no list of a kind of which a kit brings nothing', async () => {
  show(<KitTab onPad={() => undefined} />);
  await button('見本「基本」の中身を見る').click();
  await expect.element(page.getByRole('heading', {name: '見本「基本」の中身'})).toHaveFocus();
  const kit = page.getByRole('region', {name: '見本「基本」の中身'}).element();
  expect([...kit.querySelectorAll('ul')].map(({childElementCount}) => childElementCount)).toEqual(
    [],
  );
});

it('says once what became of a press, and that it is under way only when that takes long', async () => {
  const answers: ((outcome: {kind: 'ok'}) => void)[] = [];
  const link: AppLink = {
    ...tool.link,
    state: createStore({kind: 'connected', version: '8.0.7', licensed: true}),
    post: () => new Promise((resolve) => answers.push(resolve)),
  };
  const firing = new Firing(link, (id) => tool.work.get().buttons.find((one) => one.id === id));
  drawn.render(
    <ToolContext value={{...tool, firing}}>
      <FirePanel />
    </ToolContext>,
  );
  const [first, second] = tool.work.get().buttons;
  const status = page.getByRole('status').first();
  await expect.element(status).toHaveTextContent('ボタンを押すと、ここに結果が出ます。');
  const heard: string[] = [];
  new MutationObserver(() => heard.push(status.element().textContent)).observe(status.element(), {
    ...{childList: true, subtree: true, characterData: true},
  });
  firing.press(first?.id ?? '');
  answers.shift()?.({kind: 'ok'});
  await expect.element(status).toHaveTextContent('送りました');
  expect(heard).toEqual([`${first?.label ?? ''}：送りました`]);
  firing.press(second?.id ?? '');
  await expect.element(status).toHaveTextContent(`${second?.label ?? ''}：送信中`);
  firing.close();
});

it('keeps a kit of a link in the address until it is answered', async () => {
  const {pathname, search} = location;
  const address = `${pathname}${search}#${encodeKitLink(tool.work.get()).hash}`;
  history.replaceState(null, '', address);
  show(<KitTab onPad={() => undefined} />);
  await expect.element(page.getByRole('heading', {name: 'リンクの中身'})).toBeVisible();
  expect(location.hash).toMatch(/^#kit=1\./u);
  await button('やめる').click();
  expect(location.hash).toBe('');
});

it('has no empty line below the steps on a phone', async () => {
  await page.viewport(390, 800);
  show(<UndoBar status="untouched" />);
  await expect.element(button('やり直す')).toBeVisible();
  const steps = button('やり直す').element().parentElement;
  const bar = steps?.parentElement;
  expect(bar?.offsetHeight).toBe(steps?.offsetHeight);
});

it('asks before the page is closed with work that could not be kept', async () => {
  show(<UndoBar status="kept" />);
  await expect.element(page.getByText('このブラウザに保存しました')).toBeVisible();
  expect(asksWhenClosed()).toBe(false);
  show(<UndoBar status="blocked" />);
  await expect.element(page.getByText(/^保存できません。/u)).toBeVisible();
  expect(asksWhenClosed()).toBe(true);
});

it('says which step was taken back by the keyboard or done again, and not that it was kept', async () => {
  show(<UndoBar status="kept" />);
  const kept = page.getByText('このブラウザに保存しました');
  await expect.element(kept).toHaveAttribute('aria-live', 'off');
  tool.change((work) => ({...work, buttons: []}), {label: 'ボタンの削除'});
  await expect.element(button('元に戻す')).toBeEnabled();
  tool.undo();
  const status = (text: string) => page.getByRole('status').getByText(text, {exact: true});
  await expect.element(status('元に戻しました：ボタンの削除')).toBeVisible();
  await button('やり直す').click();
  await expect.element(status('やり直しました：ボタンの削除')).toBeVisible();
  tool.change((work) => ({...work, items: []}), {label: '演出の削除'});
  await expect.element(page.getByText(/やり直しました/u)).not.toBeInTheDocument();
  show(<UndoBar status="full" />);
  await expect.element(page.getByText(/^保存できません。/u)).not.toHaveAttribute('aria-live');
});

it('stops moving a button by Escape, and does not say that it was moved', async () => {
  show(<Grid />);
  const said = (text: RegExp) => page.getByRole('status').getByText(text);
  await button('3行1列の空きにボタンを追加').click();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expect.element(said(/動かしました。/u)).toBeVisible();
  for (const leave of [button('移動をやめる'), button('3行1列の空きへ動かす')]) {
    await button('場所を動かす').click();
    await expect.element(said(/やめるときは、「移動をやめる」かEscを押します。/u)).toBeVisible();
    (leave.element() as HTMLElement).focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('場所を動かす')).toBeVisible();
    await expect.element(said(/^場所を動かすのをやめました。/u)).toBeVisible();
    await expect.element(said(/動かしました。/u)).not.toBeInTheDocument();
  }
});

it('stops moving a button without a keyboard, by the button that began it', async () => {
  show(<Grid />);
  await button('3行1列の空きにボタンを追加').click();
  await button('場所を動かす').click();
  await expect.element(button('場所を動かす')).not.toBeInTheDocument();
  await button('移動をやめる').click();
  await expect.element(button('場所を動かす')).toHaveFocus();
  await expect.element(button('3行3列の空きにボタンを追加')).toBeVisible();
  await expect
    .element(page.getByRole('status').getByText(/^場所を動かすのをやめました。/u))
    .toBeVisible();
});

it('says how a button is moved by mouse, finger and keys', async () => {
  show(<Grid />);
  await expect
    .element(
      page.getByText(
        /「場所を動かす」を押してから、行き先を押します。マウスではドラッグ、指では長く押して/u,
      ),
    )
    .toBeVisible();
});

it('says what became of a page', async () => {
  show(<Grid />);
  const said = (text: string) => page.getByRole('status').getByText(text);
  await button('ページを追加').click();
  await expect.element(said('「ページ2」を追加し、開きました。')).toBeVisible();
  await button('前へ').click();
  await expect.element(said('「ページ2」を1番目に動かしました。')).toBeVisible();
  await button('ページを削除').click();
  await expect.element(said('「ページ2」を削除しました。')).toBeVisible();
});

it('says which effect is there in the place of the one that was deleted', async () => {
  show(<EffectEditor />);
  const [first, second] = tool.work.get().items;
  await button('削除').click();
  const said = page.getByRole('status').getByText(/を削除しました。/u);
  await expect
    .element(said)
    .toHaveTextContent(
      `「${first?.name ?? ''}」を削除しました。「${second?.name ?? ''}」を選んでいます。`,
    );
});
