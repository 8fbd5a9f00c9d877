import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {openSite, PGLITE, type Site} from './support/site';
import {wrongsOf} from './support/walkCheck';
import {deliverAll, diceOf, takeStep} from './support/walkSteps';
import {openWorld} from './support/walkWorld';

/** ACCOUNTS_WALK: how many steps. ACCOUNTS_WALK_SEED: where to begin, as a failed walk says. */
const STEPS = Number(process.env['ACCOUNTS_WALK'] ?? 400);
const SEED = Number(process.env['ACCOUNTS_WALK_SEED'] ?? 1);
/** As many as people can read when something is wrong. */
const WALK = 50;
const CHECK_EVERY = 25;
/** How often a walk is tried again with fewer steps. */
const TRIES = 60;

const stepsOf = (seed: number): number[] => {
  const {roll} = diceOf(seed);
  return Array.from({length: WALK}, () => Math.floor(roll() * 2 ** 31));
};

/** What goes wrong in a walk, with what happened until then; undefined if nothing does. */
async function walk(site: Site, steps: readonly number[]): Promise<string | undefined> {
  const world = await openWorld(site);
  for (const [index, step] of steps.entries()) {
    await takeStep(world, step);
    if ((index + 1) % CHECK_EVERY !== 0 && index + 1 < steps.length) continue;
    await deliverAll(world, step);
    const wrongs = await wrongsOf(world);
    if (wrongs.length > 0) return [...wrongs, '', ...world.trail].join('\n');
  }
  return undefined;
}

/** Leaves out what is not needed for something to go wrong. */
async function shortest(site: Site, all: readonly number[], first: string): Promise<string> {
  let [steps, told, tries] = [all, first, 0];
  for (let size = Math.ceil(all.length / 2); size >= 1 && tries < TRIES;) {
    let isShorter = false;
    for (let at = 0; at < steps.length && tries < TRIES; at += size) {
      const fewer = [...steps.slice(0, at), ...steps.slice(at + size)];
      tries += 1;
      const wrong = await walk(site, fewer);
      if (wrong !== undefined) [steps, told, isShorter] = [fewer, wrong, true];
    }
    if (!isShorter) size = size === 1 ? 0 : Math.ceil(size / 2);
  }
  return told;
}

describe('a random walk over everything that buyers, shop, bank and network do', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(PGLITE);
  });
  afterAll(() => site.close());

  it(
    'never leaves money without goods or goods without money',
    async () => {
      for (let seed = SEED; (seed - SEED) * WALK < STEPS; seed += 1) {
        const steps = stepsOf(seed);
        const wrong = await walk(site, steps);
        if (wrong === undefined) continue;
        expect.fail(`ACCOUNTS_WALK_SEED=${seed}\n${await shortest(site, steps, wrong)}`);
      }
    },
    // Ten thousand steps take a few minutes.
    3_600_000,
  );
});
