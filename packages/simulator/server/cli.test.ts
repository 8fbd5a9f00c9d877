import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {rareMessages} from '../app';
import {helpOf, readArgs} from './args';
import {printable, startLines, whyNotStarted} from './runCommand';
import {startSimulator} from './start';

const TSX = path.join(__dirname, '../../../node_modules/tsx/dist/cli.mjs');

const linesOf = (...args: string[]): string => {
  const wish = readArgs(args);
  return wish.kind === 'wrong' ? wish.lines.join('\n') : wish.kind;
};

it('writes no orders to the terminal, and no endless line, of what a request says', () => {
  expect(printable('200 GET /a\u001B]0;title\u0007\n500 GET /b')).toBe(
    '200 GET /a�]0;title��500 GET /b',
  );
  expect(printable('x'.repeat(9000))).toHaveLength(500);
});

describe('the command line', () => {
  it('is read', () => {
    const args = '--port 12000 --seed 3 --rate 0.5 --scenario ギフト祭り --app 7_0 --pro --lan';
    const wish = readArgs([
      ...args.split(' '),
      '--templates',
      'a',
      '--templates',
      'b',
      '--no-cors',
      '--token',
      'himitsu',
      '--fail',
      '--off',
    ]);
    expect(wish).toEqual({
      kind: 'run',
      options: {
        port: 12000,
        seed: 3,
        rate: 0.5,
        scenario: 'ギフト祭り',
        app: '7_0',
        pro: true,
        lan: true,
        templates: ['a', 'b'],
        cors: false,
        token: 'himitsu',
        failing: true,
        off: true,
      },
    });
    expect(readArgs(['--help'])).toEqual({kind: 'help'});
  });

  it.each([
    [['--port', '80'], '--portは1024以上です'],
    [['--port', '70000'], '--portは65535以下です'],
    [['--port', '12000.5'], '--portは整数で書きます'],
    [['--port', 'abc'], '--portは数で書きます'],
    [['--rate', '0'], '--rateは0.01以上です'],
    [['--rate', 'Infinity'], '--rateは数で書きます'],
    [['--scenario', 'x'], '--scenarioは次のどれかです: chat（雑談）'],
    [['--app', '9_0'], '--appは次のどれかです: 4_2'],
    [['--token', 'ひみつ'], '--tokenは半角の英数字と記号で書きます'],
    [['--token', 'a b'], '--tokenは半角の英数字と記号で書きます'],
    [['--token', ''], '--tokenは半角の英数字と記号で書きます'],
    [['--colour'], '「--colour」は使えないか、値が足りません'],
    [['--port'], '「--port」は使えないか、値が足りません'],
  ])('%j is answered in Japanese', (args, answer) => {
    expect(linesOf(...args)).toContain(answer);
  });
});

describe('the package', () => {
  it.each(['--help', '--colour'])(
    'tells with %s how to start it without a PATH',
    (option) => {
      const args = [TSX, path.join(__dirname, 'packaged.ts'), option];
      const {stdout, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8'});
      expect(stdout + stderr).toMatch(/使い方(?:は|:) npx \.\/simulator\.tgz /u);
    },
    60_000,
  );
});

describe('the console', () => {
  it('says what to do when the port is in use', async () => {
    const first = await startSimulator({port: 0, autoplay: false});
    const error: unknown = await startSimulator({port: first.port}).catch((why: unknown) => why);
    expect(whyNotStarted(error, first.port, 'npm run simulator --')).toEqual([
      `ポート${first.port}は使用中です。本アプリか、ほかのシミュレーターを終了してください。`,
      `別のポートで動かすときは npm run simulator -- --port ${first.port + 1} とします。`,
    ]);
    await first.close();
  });

  it('names the addresses, warns of the network, and of folders that are not there', () => {
    const simulator = {origin: 'http://localhost:1', port: 1, templates: () => []};
    const lines = (options: object): string => startLines(simulator, options).join('\n');
    expect(lines({lan: true})).toContain('誰の端末からも読み書きできます');
    expect(lines({})).not.toContain('誰の端末');
    const own = {name: 'わく', folder: '', preset: false};
    const address = (port: number): string =>
      startLines({...simulator, port, templates: () => [own]}, {}).join('\n');
    expect(address(12000)).toContain('/templates/custom/%E3%82%8F%E3%81%8F/index.html?port=12000');
    expect(address(11180)).not.toContain('?port');
    expect(lines({templates: ['/nowhere']})).toContain('「/nowhere」がありません');
    expect(lines({templates: [__dirname]})).toContain('にテンプレートがありません');
    expect(lines({presets: [__dirname]})).toContain('にテンプレートがありません');
    const family = path.join(__dirname, '..', 'family');
    const page = path.join(family, 'index.html');
    expect(lines({templates: [page]})).toContain(`「${page}」にテンプレートがありません`);
    expect(lines({templates: [family], presets: [family]})).not.toContain('がありません');
  });

  it('names the keys where they are heard, as the help does', () => {
    const simulator = {origin: 'http://localhost:1', port: 1, templates: () => []};
    expect(startLines(simulator, {}, true).join('\n')).toContain('空白 一時停止と再開');
    expect(startLines(simulator, {}).join('\n')).not.toContain('空白');
    expect(helpOf('x')).toContain('空白 一時停止と再開');
    for (const {type} of rareMessages({})) expect(helpOf('x')).toContain(type);
  });

  it('is left cleanly with Ctrl+C', async () => {
    const free = await startSimulator({port: 0, autoplay: false});
    await free.close();
    // In one process: the command `tsx` gives its child 30 ms to hear of a signal, then kills it.
    const child = spawn(process.execPath, [
      '--import',
      'tsx',
      path.join(__dirname, 'main.ts'),
      '--port',
      String(free.port),
    ]);
    let said = '';
    for await (const chunk of child.stdout) {
      said += String(chunk);
      if (said.includes('Ctrl+C')) break;
    }
    expect(said).toContain(`http://localhost:${free.port}`);
    const left = once(child, 'exit');
    child.kill('SIGINT');
    expect(await left).toEqual([0, null]);
  }, 60_000);
});
