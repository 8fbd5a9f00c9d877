import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {ffmpeg} from '@komebiyori/webm/testing/ffmpeg';
import {expect, gotoHydrated} from './fixtures';

const PAGE = '/tools/webm';

const folders: string[] = [];

/** Takes away what the tests made. */
export function removeInputs(): void {
  for (const folder of folders.splice(0)) rmSync(folder, {recursive: true});
}

/** A folder of inputs, for one test. */
export function inputs(): {
  readonly make: (name: string, ...args: readonly string[]) => string;
  readonly write: (name: string, content: string | Buffer) => string;
} {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'webm-e2e-'));
  folders.push(folder);
  const at = (name: string): string => path.join(folder, name);
  return {
    make(name, ...args) {
      ffmpeg([...args, name], folder);
      return at(name);
    },
    write(name, content) {
      writeFileSync(at(name), content);
      return at(name);
    },
  };
}

/** A clip of ffmpeg: a red square that crosses a wall of broadcast green. */
export const SQUARE_ON_GREEN = [
  ...['-f', 'lavfi', '-i', 'color=0x00b140:s=120x80:r=10:d=2'],
  ...['-f', 'lavfi', '-i', 'color=0xff2020:s=30x30:r=10:d=2'],
  ...['-filter_complex', 'overlay=x=10+t*30:y=25'],
] as const;

export const says = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('main').getByText(words).first();
export const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', {name, exact: true});

/** Opens the page and waits for the tool. */
export async function openTool(page: Page): Promise<void> {
  await gotoHydrated(page, PAGE);
  await expect(says(page, '素材を入れて、始めます')).toBeVisible();
}

/** Chooses files as the window of the system does. */
export async function choose(page: Page, ...files: readonly string[]): Promise<void> {
  await page
    .locator('main input[type=file]:not([webkitdirectory])')
    .first()
    .setInputFiles([...files]);
}

/** Drops a file on the tool as a file manager does. */
export async function drop(page: Page, file: string, type: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    ({bytes, name, mime}) => {
      const data = Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0));
      const held = new DataTransfer();
      held.items.add(new File([data], name, {type: mime}));
      return held;
    },
    {bytes: readFileSync(file).toString('base64'), name: path.basename(file), mime: type},
  );
  const target = says(page, '画像か動画を、ここにドロップします');
  await target.dispatchEvent('dragenter', {dataTransfer: transfer});
  await expect(says(page, 'ここで離すと開きます')).toBeVisible();
  await target.dispatchEvent('drop', {dataTransfer: transfer});
}

/** Presses the button of the newest result that saves it; where the file is. */
export async function save(page: Page): Promise<{readonly file: string; readonly name: string}> {
  const press = button(page, '保存する').first();
  const [download] = await Promise.all([page.waitForEvent('download'), press.click()]);
  return {file: await download.path(), name: download.suggestedFilename()};
}
