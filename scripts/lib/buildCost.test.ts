import {describe, expect, it} from 'vitest';
import {measure, parseStatus, parseUsage, treeKilobytes} from './buildCost';

describe('treeKilobytes', () => {
  it('sums a process and its descendants, and nothing else', () => {
    const rows = [
      {pid: 1, parent: 0, kilobytes: 1},
      {pid: 10, parent: 1, kilobytes: 20},
      {pid: 11, parent: 10, kilobytes: 300},
      {pid: 12, parent: 11, kilobytes: 4000},
      {pid: 20, parent: 1, kilobytes: 50_000},
    ];
    expect(treeKilobytes(rows, 10)).toBe(4320);
    expect(treeKilobytes(rows, 99)).toBe(0);
  });
});

describe('parseStatus', () => {
  it('reads parent and resident memory', () => {
    expect(parseStatus(7, 'Name:\tnode\nPPid:\t3\nVmRSS:\t  120 kB\n')).toEqual({
      pid: 7,
      parent: 3,
      kilobytes: 120,
    });
  });
  it('leaves out kernel threads', () => {
    expect(parseStatus(2, 'Name:\tkthreadd\nPPid:\t0\n')).toBeUndefined();
  });
});

describe('parseUsage', () => {
  it('sums the CPU time of all processes and takes the largest memory', () => {
    const text = [
      'Command exited with non-zero status 1',
      '{"user":1.5,"system":0.5,"maxKilobytes":10}',
      '{"user":2,"system":0,"maxKilobytes":30}',
    ].join('\n');
    expect(parseUsage(text)).toEqual({cpuSeconds: 4, maxKilobytes: 30});
  });
});

describe('measure', {timeout: 60_000}, () => {
  // Undefined takes GNU time where it exists; false is the way of all other systems.
  it.each([undefined, false])('measures CPU time, not waiting (GNU time: %s)', async (gnuTime) => {
    const busy = `
      const spent = () => Object.values(process.cpuUsage()).reduce((sum, part) => sum + part);
      while (spent() < 3e5) for (let i = 0; i < 1e6; i += 1);
      setTimeout(() => {}, 300);`;
    const cost = await measure(['-e', busy], __dirname, gnuTime);
    expect(cost.cpuSeconds).toBeGreaterThan(0.28);
    expect(cost.wallSeconds).toBeGreaterThan(0.3);
    expect(cost.peakMegabytes).toBeGreaterThan(10);
  });
  it('fails with what the command printed', async () => {
    await expect(measure(['-e', 'throw new Error("why")'], __dirname)).rejects.toThrow('why');
  });
});
