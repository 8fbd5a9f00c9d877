import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync} from 'node:fs';
import type {Readable} from 'node:stream';
import {Builder, Capabilities, Key, type WebDriver} from 'selenium-webdriver';
import type {WebKitPrograms} from '../../../scripts/lib/engines';
import {freePort} from '../../../scripts/lib/listen';
import {callOf, type Engine, type StartOptions} from './engine';

/** A screen of its own; its number is told by the server itself. */
async function startScreen(program: string): Promise<{child: ChildProcess; display: string}> {
  const child = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const numbers = child.stdio[3] as Readable;
  const [line] = (await once(numbers, 'data')) as [Buffer];
  return {child, display: `:${line.toString().trim()}`};
}

async function startDriver(
  {driver, miniBrowser}: WebKitPrograms,
  {proxyPort, direct, folder}: StartOptions,
  display: string,
): Promise<{child: ChildProcess; session: WebDriver}> {
  const port = await freePort();
  mkdirSync(folder, {recursive: true});
  const child = spawn(driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: folder,
      LANG: 'ja_JP.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
    stdio: 'ignore',
  });
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // Its answer to a navigation sometimes never comes.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': {
      binary: miniBrowser,
      args: [
        '--automation',
        `--proxy=http://127.0.0.1:${proxyPort}`,
        `--ignore-host=${direct}`,
        '--enable-media-stream=true',
        '--enable-mock-capture-devices=true',
        '--media-playback-requires-user-gesture=false',
      ],
    },
  });
  for (let tries = 0; ; tries += 1) {
    try {
      const session = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build();
      return {child, session};
    } catch (error) {
      // The driver does not say when it listens.
      if (tries === 50 || !String(error).includes('ECONNREFUSED')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

const KEYS = {
  Enter: Key.ENTER,
  ArrowDown: Key.ARROW_DOWN,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
} as const;

/** WebKitGTK's own browser, over WebDriver. */
export async function startWebKit(
  programs: WebKitPrograms,
  options: StartOptions,
): Promise<Engine> {
  const screen = await startScreen(programs.screen);
  const {child, session} = await startDriver(programs, options, screen.display);
  const run: Engine['run'] = async (script, ...args) => {
    const answer = await session.executeAsyncScript<{value?: unknown; error?: string}>(
      `const done = arguments[arguments.length - 1];
       (async () => ${callOf(script, args)})().then(
         (value) => done({value}),
         (error) => done({error: String(error)}),
       );`,
    );
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value as never;
  };
  const pointer = (x: number, y: number) =>
    session.actions().move({x: Math.round(x), y: Math.round(y), duration: 0});
  const widen = async (width: number): Promise<void> => {
    await session.manage().window().setRect({x: 0, y: 0, width, height: 940});
  };
  await widen(1280);
  return {
    go: (url) => session.get(url),
    run,
    move: (x, y) => pointer(x, y).perform(),
    click: (x, y) => pointer(x, y).click().perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    press: (key) => session.actions().sendKeys(KEYS[key]).perform(),
    widen,
    // Under its driver the browser saves nothing.
    saved: async () => Buffer.from(await run(() => window.engines.saved()), 'base64'),
    complaints: () => [],
    close: async () => {
      await Promise.race([session.quit(), new Promise((resolve) => setTimeout(resolve, 5000))]);
      child.kill();
      screen.child.kill();
    },
  };
}
