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

const UsageSchema = v.object({cpuMicroseconds: v.number(), maxKilobytes: v.number()});

/** Sums the lines that GNU time, or one Node process each, wrote when they ended. */
export function parseUsage(text: string): v.InferOutput<typeof UsageSchema> {
  const lines = text.split('\n').filter((line) => line.startsWith('{'));
  const usages = lines.map((line) => v.parse(UsageSchema, JSON.parse(line)));
  return {
    cpuMicroseconds: usages.reduce((sum, usage) => sum + usage.cpuMicroseconds, 0),
    maxKilobytes: Math.max(0, ...usages.map((usage) => usage.maxKilobytes)),
  };
}

/** Preloaded into every Node process; a worker thread shares its process's figures. */
const PROBE = `
import {appendFileSync} from 'node:fs';
import {isMainThread} from 'node:worker_threads';
if (isMainThread) process.on('exit', () => {
  const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
  const usage = {cpuMicroseconds: userCPUTime + systemCPUTime, maxKilobytes: maxRSS};
  appendFileSync(process.env.BENCH_USAGE_FILE, JSON.stringify(usage) + '\\n');
});`;
