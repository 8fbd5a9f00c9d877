/** What a template may do in its frame, in a browser: the real page, under the policy that is sent with it. */
import {createHash} from 'node:crypto';
import {createSocket, type Socket} from 'node:dgram';
import {createServer as createHttpServer, type Server} from 'node:http';
import {createServer as createTcpServer} from 'node:net';
import {build} from 'esbuild';
import type {Browser, Page} from 'playwright';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import type {TemplateFiles} from '@site/plugins/playground/client';
import {contentSecurityPolicy} from '@site/plugins/hosting/policy';
import {framePage, framePolicy, frameScript} from '@site/plugins/playground/server/framePage';
import {launchChromium} from '@site/scripts/lib/chromium';
import {listen} from '@site/scripts/lib/listen';
import type {Desk} from './desk.browser';

vi.setConfig({testTimeout: 60_000, hookTimeout: 60_000});

declare global {
  interface Window {
    desk: Desk;
  }
}

/** What came to servers that no template may reach. */
const got: string[] = [];
const outside = createTcpServer((socket) => {
  // A browser that is about to go somewhere connects ahead, and sends nothing.
  socket.on('data', (data) => got.push(data.toString('latin1').split('\r\n')[0] ?? ''));
  socket.on('error', () => undefined);
});
let packets: Socket;
let site: Server;
let browser: Browser;
let page: Page;
let script = '';
/** Connects to them as browsers connect with each other. */
let connects = '';
let host = '';

async function bundleDesk(): Promise<string> {
  const {outputFiles} = await build({
    stdin: {
      contents: `import {createDesk} from './desk.browser';
        window.desk = createDesk('', 'running');
        window.desk.attach(document.querySelector('main'));`,
      resolveDir: __dirname,
      loader: 'ts',
    },
    ...{bundle: true, write: false, format: 'iife', external: ['@generated/*']},
  });
  return outputFiles.map(({text}) => text).join('');
}

beforeAll(async () => {
  packets = createSocket('udp4', () => got.push('a packet'));
  await new Promise<void>((resolve) => packets.bind(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${await listen(outside)}`;
  const stun = packets.address().port;
  connects = `const peer = new RTCPeerConnection({iceServers: [{urls: 'stun:127.0.0.1:${stun}'}]});
    peer.createDataChannel('x');
    peer.createOffer().then((offer) => peer.setLocalDescription(offer));`.replaceAll('\n', '');

  script = await frameScript();
  const desk = await bundleDesk();
  const policy = contentSecurityPolicy({
    ...{inlineScriptHashes: [], backendUrl: '', isPlainHttp: true},
  });
  const answers: Readonly<Record<string, readonly [type: string, policy: string, body: string]>> = {
    '/free': ['text/html', '', ''],
    '/desk.js': ['text/javascript', policy, desk],
    '/playground/frame.html': ['text/html', framePolicy(script), framePage(script)],
  };
  site = createHttpServer(({url = ''}, response) => {
    const [type, own, body] = answers[url] ?? [
      'text/html',
      policy,
      '<!doctype html><title>p</title><main></main><script src="/desk.js"></script>',
    ];
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    response.setHeader('Content-Security-Policy', own);
    response.end(body);
  });
  const port = await listen(site);
  browser = await launchChromium();
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
});
afterAll(async () => {
  await browser.close();
  packets.close();
  outside.close();
  site.close();
});

const run = (files: Partial<TemplateFiles>): Promise<void> =>
  page.evaluate(
    (all) => {
      window.desk.run(all);
    },
    {...{html: '', css: '', script: ''}, ...files},
  );
const lines = (): Promise<readonly string[]> =>
  page.evaluate(() => window.desk.lines.get().map(({line}) => line.text));

/** A template that does all of it, and says so. */
async function tryAll(ways: readonly string[]): Promise<void> {
  got.length = 0;
  const tries = ways.map((way) => `try { (() => { ${way} })(); } catch {}`).join('\n');
  await run({
    html: '<body><script src="script.js"></script>',
    script: `setTimeout(() => { ${tries}\nconsole.log('tried all'); });`,
  });
  await expect.poll(lines).toContain('tried all');
  // So long takes what comes.
  await new Promise((resolve) => setTimeout(resolve, 2000));
}

/** Puts a document into a frame of the template's own; `inside` is code that makes its text. */
const inFrame = (inside: string, more = ''): string =>
  `const own = document.createElement('iframe'); ${more} own.srcdoc = ${inside}; document.body.append(own);`;
/** A text as code that stands in a script. */
const quoted = (text: string): string => JSON.stringify(text).replaceAll('</', '<\\/');
const file = (text: string, type: string): string =>
  `URL.createObjectURL(new Blob([${quoted(text)}], {type: '${type}'}))`;
const tag = (attributes: string, code: string): string => `<script ${attributes}>${code}</script>`;

describe('what a template sends', () => {
  it('would be seen here', async () => {
    got.length = 0;
    const other = await browser.newPage();
    // With no policy of ours.
    await other.goto(new URL('/free', page.url()).href);
    await other.evaluate(`(() => { ${connects} })()`);
    await other.evaluate(`fetch('http://${host}/fetched').catch(() => 0); 1`);
    await expect.poll(() => got).toEqual(expect.arrayContaining(['a packet']));
    await expect.poll(() => got).toEqual(expect.arrayContaining(['GET /fetched HTTP/1.1']));
    await other.close();
  });

  it('does not leave it by documents that it makes', async () => {
    const address = file(connects, 'text/javascript');
    const document = tag('', connects);
    const ours = `addEventListener('message', ({source, data}) => {
      if (source !== own.contentWindow || data.type !== 'ready') return;
      source.postMessage({type: 'run', run: 1, html: '<body><script src="M-"></' + 'script>', files:
        [{mark: 'M-', name: 'a', type: 'text/javascript', text: ${quoted(`${connects} ${inFrame(quoted(tag('', connects)))}`)}}]}, '*');
    });`;
    await tryAll([
      connects,
      inFrame(quoted(document)),
      inFrame(quoted(document), "own.sandbox = 'allow-scripts allow-same-origin';"),
      inFrame(quoted(tag(`src="data:text/javascript,${encodeURIComponent(connects)}"`, ''))),
      inFrame(`'<script src="' + ${address} + '"></' + 'script>'`),
      inFrame(`'<script type="module" src="' + ${address} + '"></' + 'script>'`),
      inFrame(quoted(`<img src=x onerror="${connects}"><svg onload="${connects}"></svg>`)),
      inFrame(quoted(`<iframe src="javascript:${connects}"></iframe>`)),
      // Our own script is the one that may run there.
      inFrame(quoted(tag('', script)), ours),
      `const own = document.createElement('iframe'); document.body.append(own); own.contentWindow.eval(${quoted(connects)});`,
      `const own = document.createElement('iframe'); own.src = ${file(document, 'text/html')}; document.body.append(own);`,
      `const own = document.createElement('iframe'); own.src = 'data:text/html,' + encodeURIComponent(${quoted(document)}); document.body.append(own);`,
      `const own = document.createElement('object'); own.type = 'text/html'; own.data = ${file(document, 'text/html')}; document.body.append(own);`,
    ]);
    expect(got).toEqual([]);
  });

  it('does not leave it by what it loads', async () => {
    const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
    const there = `http://${host}`;
    const loads = (name: string, attributes: Readonly<Record<string, string>>): string =>
      `document.head.append(Object.assign(document.createElement('${name}'), ${JSON.stringify(attributes)}));`;
    const known = {integrity: hash, crossOrigin: 'anonymous'};
    await tryAll([
      // It names the script that the policy knows by its hash.
      loads('script', {src: `${there}/known`, ...known}),
      loads('link', {rel: 'preload', as: 'script', href: `${there}/preloaded`, ...known}),
      loads('link', {rel: 'modulepreload', href: `${there}/module`, ...known}),
      inFrame(quoted(tag(`src="${there}/inside" integrity="${hash}" crossorigin`, ''))),
      ...['prefetch', 'stylesheet', 'icon', 'manifest', 'prerender'].map((rel) =>
        loads('link', {rel, href: `${there}/${rel}`}),
      ),
      loads('script', {
        type: 'speculationrules',
        text: JSON.stringify({prefetch: [{source: 'list', urls: [`${there}/ahead`]}]}),
      }),
      `import('${there}/imported').catch(() => 0);`,
      `new Worker(${file(`fetch('${there}/worker').catch(() => 0); importScripts('${there}/more');`, 'text/javascript')});`,
      `navigator.sendBeacon('${there}/beacon', 'x');`,
      `new Image().src = '${there}/image';`,
      `const form = document.createElement('form'); form.action = '${there}/form'; document.body.append(form); form.submit();`,
      `location.href = '${there}/gone';`,
    ]);
    expect(got).toEqual([]);
  });
});

describe('a template', () => {
  it('runs: its files, scripts in its page, modules, code that it makes, workers', async () => {
    await run({
      html: `<link rel="stylesheet" href="style.css"><body><p style="color: red">a</p>
        <script>console.log('in the page');</script>
        <script type="module">await 0; console.log('a module');</script>
        <script src="./script.js"></script>`,
      css: 'p { width: 12px; }',
      script: `console.log('a file', new Function('return 1 + 1')());
        const worker = new Worker(URL.createObjectURL(new Blob(["postMessage('a worker')"])));
        worker.onmessage = ({data}) => console.log(data);
        addEventListener('load', () => {
          const {width, color} = getComputedStyle(document.querySelector('p'));
          console.log(width, color);
        });`,
    });
    const wanted = ['in the page', 'a module', 'a file 2', 'a worker', '12px rgb(255, 0, 0)'];
    await expect.poll(async () => [...(await lines())].sort()).toEqual(wanted.sort());
  });

  it('is told once of each way to run code that does not work here', async () => {
    await run({
      html: `<body><button onclick="console.log('pressed')">a</button><i onclick="b()"></i>
        <script>
          document.querySelector('button').click();
          const added = document.createElement('script');
          added.text = "console.log('added')";
          document.body.append(added);
          for (const path of ['/a', '/a']) import('https://site.example' + path).catch(() => 0);
          setTimeout(() => console.log('done'), 500);
        </script>`,
    });
    await expect.poll(lines).toContain('done');
    expect(await lines()).toEqual([
      expect.stringMatching(/^onclickなどの属性は.+addEventListener/u),
      expect.stringMatching(/^あとから書き足した<script>/u),
      'プレイグラウンドの外は読み込めません: https://site.example/a',
      'done',
    ]);
  });

  it('is told of names that the SDK passes over, in its page as well', async () => {
    await run({
      html: `<body>
        <script>const a = () => OneSDK.setup({includes: ['YouTube']});</script>
        <script src="script.js"></script>`,
      script: "const b = () => OneSDK.setup({excludes: ['Twitch']});",
    });
    await expect
      .poll(lines)
      .toEqual([
        expect.stringMatching(/^「YouTube」.+「youtube」ではありませんか/u),
        expect.stringMatching(/^「Twitch」.+「twitch」ではありませんか/u),
      ]);
  });
});
