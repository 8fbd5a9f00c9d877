import {spawn} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import * as v from 'valibot';

/** What one run of a command cost. */
export interface Cost {
  wallSeconds: number;
  /** User and system time of the command and of every process it started and waited for. */
  cpuSeconds: number;
  peakMegabytes: number;
}

/** One process as the system reports it. */
export interface ProcessRow {
  pid: number;
  parent: number;
  kilobytes: number;
}

const SAMPLE_MS = 200;
const GNU_TIME = '/usr/bin/time';
/** Only GNU time knows `-f`; the one of macOS and BSD lives at the same path. */
const HAS_GNU_TIME = process.platform === 'linux' && existsSync(GNU_TIME);
const HAS_PROC = process.platform === 'linux';

/** How `measure` gets its figures on this machine. */
export const METHOD = [
  HAS_GNU_TIME
    ? 'CPU by GNU time: all processes of the command.'
    : "CPU by Node's process.resourceUsage(): all Node processes of the command.",
  HAS_PROC
    ? `Peak memory: resident memory of the process tree, summed every ${SAMPLE_MS} ms from /proc.`
    : 'Peak memory: the largest Node process.',
].join(' ');

/** Resident memory of a process and all its descendants. */
export function treeKilobytes(rows: readonly ProcessRow[], root: number): number {
  return rows
    .filter(({pid, parent}) => pid === root || parent === root)
    .reduce(
      (sum, {pid, kilobytes}) => sum + (pid === root ? kilobytes : treeKilobytes(rows, pid)),
      0,
    );
}

/** Reads what `/proc/<pid>/status` says; undefined for kernel threads, which hold no memory. */
export function parseStatus(pid: number, text: string): ProcessRow | undefined {
  const parent = /^PPid:\s*(?<value>\d+)/mu.exec(text)?.groups?.['value'];
  const kilobytes = /^VmRSS:\s*(?<value>\d+) kB/mu.exec(text)?.groups?.['value'];
  if (parent === undefined || kilobytes === undefined) return undefined;
  return {pid, parent: Number(parent), kilobytes: Number(kilobytes)};
}

function processes(): ProcessRow[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/u.test(name));
  return pids.flatMap((pid) => {
    try {
      return parseStatus(Number(pid), readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    } catch {
      // The process has ended since the folder was listed.
      return [];
    }
  });
}

const UsageSchema = v.object({user: v.number(), system: v.number(), maxKilobytes: v.number()});
const GNU_FORMAT = '{"user":%U,"system":%S,"maxKilobytes":%M}';

/** Preloaded into every Node process; a worker thread shares its process's figures. */
const PROBE = `
import {appendFileSync} from 'node:fs';
import {isMainThread} from 'node:worker_threads';
if (isMainThread) process.on('exit', () => {
  const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
  const usage = {user: userCPUTime / 1e6, system: systemCPUTime / 1e6, maxKilobytes: maxRSS};
  appendFileSync(process.env.BENCH_USAGE_FILE, JSON.stringify(usage) + '\\n');
});`;

/** Sums the lines that GNU time, or each Node process, wrote at its end. */
export function parseUsage(text: string): {cpuSeconds: number; maxKilobytes: number} {
  const usages = text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => v.parse(UsageSchema, JSON.parse(line)));
  return {
    cpuSeconds: usages.reduce((sum, {user, system}) => sum + user + system, 0),
    maxKilobytes: Math.max(0, ...usages.map(({maxKilobytes}) => maxKilobytes)),
  };
}

/**
 * Runs Node with the given arguments and measures it.
 * @throws Error with everything the command printed when it fails.
 */
export async function measure(
  args: readonly string[],
  cwd: string,
  useGnuTime = HAS_GNU_TIME,
): Promise<Cost> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const usageFile = path.join(folder, 'usage');
  try {
    const [command, ...prefix] = useGnuTime
      ? [GNU_TIME, '-o', usageFile, '-f', GNU_FORMAT, process.execPath]
      : [process.execPath, '--import', `data:text/javascript,${encodeURIComponent(PROBE)}`];
    const run = await runSampled(command, [...prefix, ...args], {
      cwd,
      env: {...process.env, BENCH_USAGE_FILE: usageFile},
    });
    const usage = parseUsage(readFileSync(usageFile, 'utf8'));
    return {
      wallSeconds: run.wallSeconds,
      cpuSeconds: usage.cpuSeconds,
      // A peak between two samples is still seen by the system, in its one process.
      peakMegabytes: (Math.max(run.peakKilobytes, usage.maxKilobytes) * 1024) / 1e6,
    };
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

async function runSampled(
  command: string,
  args: readonly string[],
  options: {cwd: string; env: NodeJS.ProcessEnv},
): Promise<{wallSeconds: number; peakKilobytes: number}> {
  const started = performance.now();
  const child = spawn(command, args, {...options, stdio: ['ignore', 'pipe', 'pipe']});
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  let peakKilobytes = 0;
  const timer = setInterval(() => {
    if (!HAS_PROC || child.pid === undefined) return;
    peakKilobytes = Math.max(peakKilobytes, treeKilobytes(processes(), child.pid));
  }, SAMPLE_MS);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
    if (code !== 0) {
      throw new Error(`${args.join(' ')} failed:\n${Buffer.concat(output).toString()}`);
    }
  } finally {
    clearInterval(timer);
  }
  return {wallSeconds: (performance.now() - started) / 1000, peakKilobytes};
}
