import path from 'node:path';
import type {Browser} from '@playwright/test';
import {afterAll, beforeAll, expect, vi} from 'vitest';
import {launchTestBrowser} from '../../../scripts/lib/chromium';
import type {OpenedSource} from '../engine/protocol';
import type {OpenOptions} from '../model/openOptions';
import type {Failure} from '../model/failures';
import type {Edit} from '../model/edit';
import type {Output} from '../model/output';
import type {Picture} from '../model/picture';
import type {Exported, Refusal} from './driver.browser';
import {ffmpeg} from './ffmpeg';
import {serveEngine, type ServedEngine, type ServeOptions} from './serveEngine';

/** An engine in Chromium for the tests of one file. */
export interface TestEngine {
  /** The path of an input or a result. */
  readonly file: (name: string) => string;
  /** Makes an input by ffmpeg. */
  readonly make: (name: string, ...args: readonly string[]) => void;
  readonly open: (
    names: string | readonly string[],
    options?: Partial<OpenOptions>,
  ) => Promise<OpenedSource>;
  readonly export: (
    into: string,
    edit?: Partial<Edit>,
    output?: Partial<Output>,
  ) => Promise<Exported>;
  readonly preview: (edit: Partial<Edit>, timeUs: number) => Promise<Picture>;
  /** How opening was refused; fails when it was not. */
  readonly refusal: (
    names: string | readonly string[],
    options?: Partial<OpenOptions>,
  ) => Promise<Failure>;
  readonly served: () => ServedEngine;
}

/** Starts it before the tests of a file, ends it after them; nothing may complain in between. */
export function withEngine(options?: ServeOptions): TestEngine {
  let browser: Browser;
  let served: ServedEngine;
  vi.setConfig({testTimeout: 60_000, hookTimeout: 60_000});
  beforeAll(async () => {
    browser = await launchTestBrowser();
    served = await serveEngine(browser, options);
  });
  afterAll(async () => {
    expect(served.complaints).toEqual([]);
    await served.close();
    await browser.close();
  });

  const list = (names: string | readonly string[]): readonly string[] =>
    typeof names === 'string' ? [names] : names;
  const open = (names: string | readonly string[], more: Partial<OpenOptions> = {}) =>
    served.page.evaluate((one) => driver.open(one.names, one.more), {
      names: list(names),
      more,
    });
  return {
    served: () => served,
    file: (name) => path.join(served.folder, name),
    make(name, ...args) {
      ffmpeg([...args, name], served.folder);
    },
    async open(names, more) {
      return expected(await open(names, more));
    },
    async refusal(names, more) {
      const answer = await open(names, more);
      if (!('failure' in answer)) throw new Error(`${list(names).join()} was opened`);
      return answer.failure;
    },
    async export(into, edit = {}, output = {}) {
      return expected(
        await served.page.evaluate((one) => driver.export(one.into, one.edit, one.output), {
          into,
          edit,
          output,
        }),
      );
    },
    async preview(edit, timeUs) {
      const {width, height, data} = expected(
        await served.page.evaluate((one) => driver.preview(one.edit, one.timeUs), {
          edit,
          timeUs,
        }),
      );
      return {width, height, data: new Uint8ClampedArray(data)};
    },
  };
}

function expected<T extends object>(answer: T): Exclude<T, Refusal> {
  if ('failure' in answer) throw new Error(JSON.stringify(answer.failure));
  return answer as Exclude<T, Refusal>;
}
