import {beforeEach, expect, it, onTestFinished, vi} from 'vitest';
import {asksWhenClosed} from '@site/src/components/testing/asksWhenClosed.browser';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {page, userEvent} from 'vitest/browser';
import {keepFocus} from '@site/src/browser/keepFocus.browser';
import LoadedParty from './LoadedParty';

const drawn = pageRoot();

beforeEach(() => {
  localStorage.clear();
  drawn.render(
    <div ref={keepFocus}>
      <LoadedParty />
    </div>,
  );
});

const button = (name: string) => page.getByRole('button', {name, exact: true});

it('says by its words alone whether the demonstration runs', async () => {
  await button('デモを流す').click();
  await expect.element(button('デモを止める')).toHaveFocus();
  await expect.element(button('デモを止める')).not.toHaveAttribute('aria-pressed');
  await expect.element(button('止める')).not.toHaveAttribute('aria-pressed');
});

it('measures no step before its task is read and its button pressed', async () => {
  await button('デモを流す').click();
  await button('自動調整を始める').click();
  const said = page.getByText(/^次は「静かな時間」です。/u);
  await expect.element(said).toHaveAttribute('role', 'status');
  await expect.element(button('「静かな時間」を測る')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByText('始めます。', {exact: true}))
    .toHaveAttribute('role', 'status');
  await expect.element(button('「静かな時間」を測る')).toHaveFocus();
  await button('やめる').first().click();
  await expect.element(button('自動調整を始める')).toHaveFocus();
});

it('asks before the page is closed with settings that could not be kept', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  onTestFinished(() => {
    full.mockRestore();
  });
  expect(asksWhenClosed()).toBe(false);
  await button('ルールを追加').click();
  await expect.element(page.getByText(/^ブラウザが保存を止めています/u)).toBeVisible();
  // React listens after it has drawn the words.
  await expect.poll(asksWhenClosed).toBe(true);
});

it('says what the keyboard took back, and not that each change was kept', async () => {
  await button('ルールを追加').click();
  await expect
    .element(page.getByText('保存しました', {exact: true}))
    .toHaveAttribute('aria-live', 'off');
  await userEvent.keyboard('{Control>}z{/Control}');
  const said = page.getByRole('status').getByText('元に戻しました：ルールの追加', {exact: true});
  await expect.element(said).toBeVisible();
});

it('names the controls of a rule after it', async () => {
  await expect.element(page.getByRole('switch', {name: '「絶叫」を使う'})).toBeVisible();
  const edit = [...drawn.box.querySelectorAll('summary')].at(-1);
  expect(edit?.textContent).toBe('「絶叫」の編集');
  expect(edit?.ariaLabel).toBeNull();
});

it('hides the drawings of the overlay from a screen reader', async () => {
  await expect.poll(() => drawn.box.querySelectorAll('canvas').length).toBeGreaterThan(0);
  for (const canvas of drawn.box.querySelectorAll('canvas, .vparty-face')) {
    expect(canvas.closest('[aria-hidden=true]')).not.toBeNull();
  }
});

it('keeps the focus in the field from which it is tried, and takes nothing meanwhile', async () => {
  const password = page.getByLabelText('パスワード');
  const address = page.getByRole('textbox', {name: 'アドレス'});
  await address.fill('127.0.0.1:1');
  await password.fill('x');
  await userEvent.keyboard('{Enter}');
  await expect.element(address).not.toHaveAttribute('disabled');
  await expect.element(page.getByText('OBSが見つかりません')).toBeVisible();
  await expect.element(password).toHaveFocus();
  // What describes a field is the words, without the ways on.
  await address.fill('??');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(address)
    .toHaveAccessibleDescription(/^OBSのアドレスが正しくありません.+OBSだけです。$/u);
});

it('does not say what a measure needs whenever a source ends', async () => {
  const needed = page.getByText('先に、上で音源を選んでください。');
  await expect.element(needed).toBeVisible();
  expect(needed.element().closest('[role=status]')).toBeNull();
});

it('says what became of a trial', async () => {
  await button('試す：「絶叫」').click();
  await expect
    .element(page.getByRole('status').getByText(/^「絶叫」(?:を出しました。|の合図「.+」：.+。)$/u))
    .toBeInTheDocument();
});

it('tells the level to who cannot see the bar', async () => {
  const meter = page.getByRole('meter', {name: '「絶叫」が聞く音'});
  await expect.element(meter).toHaveAttribute('aria-valuetext', '音が来ていません');
  await button('デモを流す').click();
  await expect.poll(() => meter.element().ariaValueText).toMatch(/^-?\d+dB$/u);
});

it('calls a rule without a name the same everywhere', async () => {
  const card = page.getByRole('listitem', {name: '絶叫', exact: true});
  await card.getByText('編集', {exact: true}).click();
  await card.getByLabelText('名前', {exact: true}).fill('');
  for (const [role, name] of [
    ['meter', '「名前のないルール」が聞く音'],
    ['slider', '「名前のないルール」のしきい値'],
  ] as const) {
    await expect.element(page.getByRole(role, {name})).toBeInTheDocument();
  }
});

it('tells at the address of OBS what is wrong with it', async () => {
  const address = page.getByRole('textbox', {name: 'アドレス'});
  await address.fill('??');
  await userEvent.keyboard('{Enter}');
  await expect.element(address).toHaveAttribute('aria-invalid', 'true');
  await expect.element(address).toHaveAccessibleDescription(/^OBSのアドレスが正しくありません/u);
});
