import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';

const resolve = createRequire(__filename).resolve;
const STARTERS = {
  supabase: 'supabase/dist/supabase.js',
  deno: 'deno/bin.cjs',
} as const;

/**
 * What shows that a program runs. Deno tells where it is: its starter waits for it and would leave it
 * behind when it is stopped itself.
 */
const ASKED = {supabase: ['--version'], deno: ['eval', '--print', 'Deno.execPath()']} as const;

/** Programs of npm whose binaries are optional packages, one for each system. */
export type ToolName = keyof typeof STARTERS;

export interface Tool {
  /** Runs to the end; `input` files and settings come from `folder` and `env`. */
  readonly run: (args: readonly string[], options?: RunOptions) => Promise<Finished>;
  /** Starts without waiting. */
  readonly start: (args: readonly string[], options?: RunOptions) => ChildProcess;
  readonly remove: () => void;
}

interface RunOptions {
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Finished {
  readonly status: number | null;
  readonly stdout: string;
  /** Both streams, as a person sees them. */
  readonly output: string;
}

/**
 * A program with a home of its own, which knows nothing of the person who runs the tests and tells
 * nobody. Undefined, with a line on the console, where npm has no binary for this system.
 */
export function openTool(name: ToolName): Tool | undefined {
  const starter = resolve(STARTERS[name]);
  const home = mkdtempSync(path.join(tmpdir(), `accounts-${name}-`));
  // `npm test` sets FORCE_COLOR to 0, which Deno takes for a wish.
  const own = Object.entries(process.env).filter(
    ([key]) => !key.startsWith('SUPABASE_') && key !== 'FORCE_COLOR',
  );
  const base = {
    ...Object.fromEntries(own),
    HOME: home,
    USERPROFILE: home,
    DENO_DIR: path.join(home, 'deno'),
    DENO_NO_UPDATE_CHECK: '1',
    SUPABASE_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    NO_COLOR: '1',
  };
  const remove = (): void => {
    rmSync(home, {recursive: true, force: true});
  };
  const asked = spawnSync(process.execPath, [starter, ...ASKED[name]], {
    env: base,
    encoding: 'utf8',
  });
  if (asked.status !== 0) {
    console.warn(
      `npm has no ${name} for ${process.platform}-${process.arch}: its tests are skipped.`,
    );
    remove();
    return undefined;
  }
  const [program, first] =
    name === 'deno'
      ? ([asked.stdout.trim(), []] as const)
      : ([process.execPath, [starter]] as const);
  const start: Tool['start'] = (args, {folder, env} = {}) =>
    spawn(program, [...first, ...args], {
      cwd: folder,
      env: {...base, ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const run: Tool['run'] = (args, options) =>
    new Promise((done, fail) => {
      const child = start(args, options);
      const finished = {stdout: '', output: ''};
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        finished.stdout += text;
        finished.output += text;
      });
      child.stderr?.setEncoding('utf8').on('data', (text: string) => {
        finished.output += text;
      });
      child.on('error', fail).on('close', (status) => {
        done({status, ...finished});
      });
    });
  return {run, start, remove};
}
