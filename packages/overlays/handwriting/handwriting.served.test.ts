import type {Page} from '@playwright/test';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {startFakeObs, type FakeObs} from '@komebiyori/simulator/obs';
import {NOTHING, RED, sees, withHandwriting} from '../testing/handwriting';
import {readPacket} from './wire/read';
import {draw, openPad, openScreen, pixelOf} from '../testing/serveHandwriting';

const served = withHandwriting();
const marksOf = (page: Page) => page.locator('body').getAttribute('data-marks');

describe('in one browser', () => {
  it('what is drawn on the pad is in the overlay, at the same place, and undo takes it back', async () => {
    const screen = await openScreen(served.context, served.base);
    const pad = await openPad(served.context, served.base);
    await draw(pad, [400, 300], [1200, 300]);
    await sees(screen, 800, 300, RED);
    expect(await pixelOf(screen, 800, 330)).toEqual(NOTHING);
    await pad.keyboard.press('r');
    await pad.keyboard.press('6');
    await draw(pad, [400, 500], [900, 800]);
    await sees(screen, 400, 650, [47, 208, 127, 255]);
    expect(await pixelOf(screen, 650, 650)).toEqual(NOTHING);
    await pad.keyboard.press('z');
    await sees(screen, 400, 650, NOTHING);
    await pad.keyboard.press('e');
    await draw(pad, [800, 200], [800, 400]);
    await sees(screen, 800, 300, NOTHING);
    expect(await pixelOf(screen, 500, 300)).toEqual(RED);
    await pad.keyboard.press('c');
    await sees(screen, 500, 300, NOTHING);
    await pad.keyboard.press('Control+z');
    await sees(screen, 500, 300, RED);
    await expect.poll(() => pad.locator('body').getAttribute('data-link')).toBe('on');
    expect(served.complaints).toEqual([]);
  });

  it('an overlay that comes later shows what is there, without what was undone meanwhile', async () => {
    const first = await openScreen(served.context, served.base);
    const pad = await openPad(served.context, served.base);
    await draw(pad, [400, 300], [1200, 300]);
    await draw(pad, [400, 600], [1200, 600]);
    await sees(first, 800, 600, RED);
    await first.close();
    await pad.keyboard.press('z');
    const screen = await openScreen(served.context, served.base);
    await sees(screen, 800, 300, RED);
    expect([await pixelOf(screen, 800, 600), await marksOf(screen)]).toEqual([NOTHING, '1']);
    await pad.keyboard.press('y');
    await sees(screen, 800, 600, RED);
    await pad.reload();
    await pad.keyboard.press('z');
    await sees(screen, 800, 600, NOTHING);
    expect(await pixelOf(screen, 800, 300)).toEqual(RED);
    expect(served.complaints).toEqual([]);
  });
});

it('the last row of the tools is as wide as the others', async () => {
  const pad = await openPad(served.context, served.base);
  await pad.setViewportSize({width: 1280, height: 800});
  // With negative margins instead, WebKit lets the tools be scrolled sideways.
  const [tools, foot] = await Promise.all(
    ['#tools .tools', '#tools .foot'].map((row) => pad.locator(row).boundingBox()),
  );
  expect([foot?.x, foot?.width]).toEqual([tools?.x, tools?.width]);
});

describe('the windows of the pad', () => {
  it.each([
    [1000, 800],
    [390, 844],
    [844, 390],
  ])('scroll in %i×%i, from the top, and can be closed at once', async (width, height) => {
    const pad = await openPad(served.context, served.base);
    await pad.setViewportSize({width, height});
    for (const id of ['keys', 'links']) {
      await pad.locator(id === 'keys' ? '[data-do="help"]' : '#link').click();
      const dialog = pad.locator(`#${id}`);
      expect(await dialog.evaluate((element) => element.scrollTop)).toBe(0);
      const close = dialog.getByRole('button', {name: '閉じる'});
      const [outer, inner] = [await dialog.boundingBox(), await close.boundingBox()];
      if (outer === null || inner === null) throw new Error('There is no window');
      expect(inner.y + inner.height).toBeLessThan(outer.y + outer.height);
      expect(inner.y).toBeGreaterThan(outer.y);
      await close.click();
      expect(await dialog.isVisible()).toBe(false);
    }
  });
});

describe('through OBS', () => {
  let obs: FakeObs;
  let screen: Page;
  let pad: Page;
  /** What OBS handed on and the overlay cannot read: the whole drawing hides that after some seconds. */
  let lost: unknown[];
  beforeEach(async () => {
    lost = [];
    screen = await openScreen(served.context, served.base);
    obs = await startFakeObs({
      password: 'ひみつ',
      onEvent: (name, detail) => {
        if (readPacket(detail) === undefined) lost.push(detail);
        screen
          .evaluate(([type, data]) => dispatchEvent(new CustomEvent(type, {detail: data})), [
            name,
            detail,
          ] as const)
          // The page closes while the last of it is on its way.
          .catch(() => undefined);
      },
    });
    // Another browser, as on a tablet: nothing but OBS leads to the overlay.
    const tablet = await served.newContext();
    pad = await openPad(tablet, served.base);
  });
  afterEach(async () => {
    await pad.context().close();
    await obs.close();
  });

  const connect = async (password: string): Promise<void> => {
    await pad.locator('#link').click();
    await pad.locator('#address').fill(`127.0.0.1:${obs.port}`);
    await pad.locator('#password').fill(password);
    await pad.locator('#obs-go').click();
  };

  it('says that the password is wrong, draws with the right one, and tells what OBS lacks', async () => {
    await connect('ちがう');
    await pad.getByText('パスワードが違います。').waitFor();
    expect(obs.clients()).toBe(0);
    await pad.locator('#password').fill('ひみつ');
    await pad.locator('#obs-go').click();
    await pad.getByText('OBSとつながっています。').waitFor();
    await pad.keyboard.press('Escape');
    await draw(pad, [400, 300], [1200, 300]);
    await sees(screen, 800, 300, RED);
    await draw(pad, [400, 600], [1200, 600]);
    await sees(screen, 800, 600, RED);
    await pad.keyboard.press('z');
    await sees(screen, 800, 600, NOTHING);
    await pad.keyboard.press('c');
    await sees(screen, 800, 300, NOTHING);
    await pad.keyboard.press('z');
    await sees(screen, 800, 300, RED);
    expect(lost).toEqual([]);
    const {port} = obs;
    await obs.close();
    obs = await startFakeObs({password: 'ひみつ', port, browser: 'missing'});
    await pad.locator('#link', {hasText: 'OBSの画面には、線が届きません'}).waitFor();
    // It is but the name of a button; this is read out.
    expect(await pad.locator('#told').textContent()).toBe('OBSの画面には、線が届きません');
    expect(await pad.locator('body').getAttribute('data-link')).toBe('bad');
  });

  it('keeps the focus where a button goes with what it ends', async () => {
    await connect('ひみつ');
    await pad.getByText('OBSとつながっています。').waitFor();
    await pad.locator('#obs-end').press('Enter');
    await pad.locator('#obs-end').waitFor({state: 'hidden'});
    const focused = await pad.evaluate(() => document.activeElement?.id);
    expect(focused).toBe('obs-go');
  });

  it('goes on after a break as the drawing has become meanwhile', async () => {
    await connect('ひみつ');
    await pad.getByText('OBSとつながっています。').waitFor();
    await pad.keyboard.press('Escape');
    await draw(pad, [400, 300], [1200, 300]);
    await draw(pad, [400, 600], [1200, 600]);
    await sees(screen, 800, 600, RED);
    obs.drop();
    await expect.poll(() => obs.clients()).toBe(0);
    await pad.keyboard.press('z');
    await draw(pad, [400, 900], [1200, 900]);
    await sees(screen, 800, 900, RED);
    expect(await pixelOf(screen, 800, 600)).toEqual(NOTHING);
    expect(await marksOf(screen)).toBe('2');
  });
});

describe('the hand', () => {
  it('draws on the overlay itself, as in OBS’s window for it', async () => {
    const screen = await openScreen(served.context, served.base);
    await draw(screen, [400, 300], [1200, 300]);
    await sees(screen, 800, 300, RED);
    await screen.keyboard.press('z');
    await sees(screen, 800, 300, NOTHING);
  });

  it('presses harder for a broader line, and the palm draws nothing beside the pen', async () => {
    const pad = await openPad(served.context, served.base);
    await pad.keyboard.press('8');
    for (let step = 0; step < 6; step += 1) await pad.keyboard.press(']');
    const box = await pad.locator('#stage').boundingBox();
    const client = await served.context.newCDPSession(pad);
    const at = (x: number, y: number) => ({
      x: (box?.x ?? 0) + (x * (box?.width ?? 0)) / 1920,
      y: (box?.y ?? 0) + (y * (box?.height ?? 0)) / 1080,
    });
    const pen = async (y: number, force: number): Promise<void> => {
      const touch = {button: 'left', buttons: 1, pointerType: 'pen', force} as const;
      await client.send('Input.dispatchMouseEvent', {
        ...{type: 'mousePressed', clickCount: 1},
        ...{...touch, ...at(400, y)},
      });
      for (let x = 450; x <= 1200; x += 50) {
        await client.send('Input.dispatchMouseEvent', {type: 'mouseMoved', ...touch, ...at(x, y)});
      }
      await client.send('Input.dispatchMouseEvent', {
        ...{type: 'mouseReleased', clickCount: 1},
        ...{...touch, buttons: 0, ...at(1200, y)},
      });
    };
    await pen(300, 0.1);
    await pen(600, 1);
    const BLUE = [59, 107, 255, 255];
    await sees(pad, 800, 600, BLUE);
    expect(await pixelOf(pad, 800, 628)).toEqual(BLUE);
    expect(await pixelOf(pad, 800, 300)).toEqual(BLUE);
    expect(await pixelOf(pad, 800, 328)).toEqual(NOTHING);
    const touchPoints = [{...at(800, 900), radiusX: 4, radiusY: 4}];
    await client.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints});
    await client.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
    await pad.keyboard.press('z');
    await sees(pad, 800, 600, NOTHING);
  });

  it('can be changed by the custom CSS of OBS, which comes after the page', async () => {
    const screen = await openScreen(served.context, served.base);
    await draw(screen, [400, 300], [1200, 300]);
    await sees(screen, 800, 300, RED);
    await screen.addStyleTag({
      content: ':root { --hw-rim-width: 6; --hw-rim-color: #00ff00; --hw-line-scale: 2; }',
    });
    await sees(screen, 800, 311, [0, 255, 0, 255]);
    expect(await pixelOf(screen, 800, 306)).toEqual(RED);
  });
});
