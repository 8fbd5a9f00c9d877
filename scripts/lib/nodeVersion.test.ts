import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {engines, scripts} from '../../package.json';
import {nodeFault} from './nodeVersion';

const ROOT = path.join(__dirname, '..', '..');

describe('nodeFault', () => {
  it.each(['20.19.0', '20.20.2', '22.16.0', '24.0.0', '26.1.0', '25.0.0-nightly2026'])(
    '%s will do',
    (version) => {
      expect(nodeFault(version, engines.node)).toBeUndefined();
    },
  );
  it.each(['16.20.2', '18.20.8'])('%s: says what to do, and stops', (version) => {
    expect(nodeFault(version, engines.node)).toEqual({
      text: `This repository needs Node.js ^20.19.0 or ^22.16.0 or >=24.0.0 (engines in package.json); this is ${version}. Install a newer one (https://nodejs.org, or "nvm install 24"), then run "npm ci" again.`,
      isFatal: true,
    });
  });
  it.each(['20.11.1', '21.7.3', '22.12.0', '23.11.0'])('%s: says so, and goes on', (version) => {
    const fault = nodeFault(version, engines.node);
    expect(fault?.text).toContain(`Node.js ${version} is not one that all packages here support`);
    expect(fault?.isFatal).toBe(false);
  });
});

describe('the scripts', () => {
  it('ask for the version before anything else is loaded', () => {
    const first = readdirSync(path.join(ROOT, 'scripts'))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => [name, readFileSync(path.join(ROOT, 'scripts', name), 'utf8')] as const)
      .map(([name, code]) => [name, /^import .*$/mu.exec(code)?.[0]]);
    expect(first.length).toBeGreaterThan(20);
    expect(first.filter(([, line]) => line !== "import './lib/requireNode';")).toEqual([]);
  });
  it('are what npm starts; the simulator also runs under older versions', () => {
    const others = Object.values(scripts).filter((line) => /^tsx (?!scripts\/)/u.test(line));
    expect(others).toEqual(['tsx packages/simulator/server/main.ts']);
  });
});
