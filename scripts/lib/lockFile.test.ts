import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import {describe, expect, it} from 'vitest';

const Lock = v.object({
  packages: v.record(
    v.string(),
    v.object({
      resolved: v.optional(v.string()),
      integrity: v.optional(v.string()),
      optionalDependencies: v.optional(v.record(v.string(), v.string())),
    }),
  ),
});
const file = path.join(__dirname, '..', '..', 'package-lock.json');
const {packages} = v.parse(Lock, JSON.parse(readFileSync(file, 'utf8')));

/** Whether a package finds another in its own folder or in one above it. */
function finds(from: string, name: string): boolean {
  const inside = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (inside in packages) return true;
  const parent = from.lastIndexOf('/node_modules/');
  return from !== '' && finds(parent < 0 ? '' : from.slice(0, parent), name);
}

describe('package-lock.json', () => {
  it('names no registry, so that everybody’s own is asked', () => {
    const named = Object.entries(packages).filter(([, {resolved}]) => resolved !== undefined);
    expect(named).toEqual([]);
  });
  it('knows what every package holds', () => {
    const unknown = Object.entries(packages).filter(([name, {integrity}]) => name && !integrity);
    expect(unknown).toEqual([]);
  });
  it('has the packages of all systems: `npm ci` fails everywhere when one is left out', () => {
    const missing = Object.entries(packages).flatMap(([from, {optionalDependencies = {}}]) =>
      Object.keys(optionalDependencies).filter((name) => !finds(from, name)),
    );
    expect(missing).toEqual([]);
  });
});
