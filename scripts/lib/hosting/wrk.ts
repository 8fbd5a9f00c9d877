import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** How a server bore a load. */
export interface Load {
  readonly requestsPerSecond: number;
  /** Milliseconds that 99 of 100 answers did not exceed. */
  readonly p99: number;
  /** Answers other than 2xx and 3xx, and connections that broke or timed out. */
  readonly errors: number;
}

const UNITS: Readonly<Record<string, number>> = {us: 0.001, ms: 1, s: 1000, m: 60_000};

/** Reads what wrk prints with `--latency`. @throws Error when that is something else */
export function parseWrk(text: string): Load {
  const [, time, unit = ''] = /^\s+99%\s+([\d.]+)(us|ms|s|m)$/mu.exec(text) ?? [];
  const [, rate] = /^Requests\/sec:\s+([\d.]+)$/mu.exec(text) ?? [];
  if (time === undefined || rate === undefined) throw new Error(`wrk printed:\n${text}`);
  const [, others = '0'] = /^\s+Non-2xx or 3xx responses: (\d+)$/mu.exec(text) ?? [];
  const [sockets = ''] = /^\s+Socket errors: .*$/mu.exec(text) ?? [];
  const broken = sockets.match(/\d+/gu) ?? [];
  return {
    requestsPerSecond: Number(rate),
    p99: Number(time) * (UNITS[unit] ?? NaN),
    errors: [others, ...broken].reduce((sum, one) => sum + Number(one), 0),
  };
}

/** Asks for an address again and again, on so many connections for so many seconds. */
export async function load(
  wrk: string,
  url: string,
  connections: number,
  seconds: number,
): Promise<Load> {
  const amount = ['-t2', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '5s'];
  const {stdout} = await run(wrk, [...amount, '-H', 'Accept-Encoding: br, gzip', url]);
  return parseWrk(stdout);
}
