import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, inject} from 'vitest';
import {startSimulator, type Simulator} from '@komebiyori/simulator/server';
import {describeManual} from './manualJobs';
import {describeSite} from './siteJobs';
import type {Engine, StartOptions} from './support/engine';
import {startProxy, type Network} from './support/proxy';
import {Visitor} from './support/visitor';
import {describeAppTools, describeTools, describeWebm} from './toolJobs';

const START = 120_000;

/** What the jobs work with, once the browser has started. */
export interface Desk {
  readonly visitor: Visitor;
  /** A stand-in for the app; the tools have to be told where it is. */
  readonly app: Simulator;
  /** What lies between the browser and the site. */
  readonly network: Network;
  /** The last part of an address that no other browser's jobs use. */
  readonly name: string;
}

type DescribeJobs = (getDesk: () => Desk) => void;

/** All that a visitor does with the site. */
const EVERYTHING: readonly DescribeJobs[] = [
  describeWebm,
  describeSite,
  describeManual,
  describeAppTools,
  describeTools,
];

/**
 * What a visitor does with the site, in one browser that is started once.
 * @param start undefined where the browser is not installed
 * @param jobs everything by default
 */
export function describeJobs(
  name: string,
  start: ((options: StartOptions) => Promise<Engine>) | undefined,
  jobs = EVERYTHING,
): void {
  describe.skipIf(start === undefined)(name, () => {
    const ends: (() => unknown)[] = [];
    let desk: Desk | undefined;
    const getDesk = (): Desk => {
      if (desk === undefined) throw new Error('The browser did not start');
      return desk;
    };

    beforeAll(async () => {
      if (start === undefined) return;
      const folder = mkdtempSync(path.join(tmpdir(), 'engines-'));
      ends.push(() => {
        rmSync(folder, {recursive: true, force: true});
      });
      const ports = inject('ports');
      const network = {isCut: false};
      const [proxy, app] = await Promise.all([
        startProxy(ports, network),
        startSimulator({port: 0, autoplay: false}),
      ]);
      ends.push(
        () => proxy.close(),
        () => app.close(),
      );
      const direct = `127.0.0.1:${app.port}`;
      const engine = await start({proxyPort: proxy.port, direct, folder});
      ends.push(() => engine.close());
      desk = {visitor: new Visitor(engine, `http://localhost:${ports.site}`), app, network, name};
    }, START);

    // Every page is silent, whatever is done with it.
    afterEach(async () => {
      const {visitor} = getDesk();
      expect((await visitor.complaints()).join('\n')).toBe('');
      await visitor.leave();
    });

    afterAll(async () => {
      for (const end of ends.reverse()) await end();
    }, START);

    for (const describeOne of jobs) describeOne(getDesk);
  });
}
