/**
 * Runs everything that stands in OBS in the engines of OBS's browser sources:
 *
 *   npm run test:obs [-- --engine 103] [-- --shots FOLDER] [-- NAME…]
 *
 * The ready zips of all templates, with 500 comments already there and eight more a second, and the
 * pages of the built site (`npm run build` first). Then the tests of zips that open a browser, in the
 * newer engines. It takes minutes and fetches the engines from npm, so that it is no part of `npm test`.
 */
import './lib/requireNode';
import {existsSync, mkdirSync} from 'node:fs';
import {availableParallelism, loadavg} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {crowdOf} from '@komebiyori/overlays/testing/comments';
import {installAll, pageOf} from '../plugins/overlays/testing/installed';
import {TEMPLATES} from '@komebiyori/overlays/templates';
import {listen} from './lib/listen';
import {startSimulator, type Simulator} from '@komebiyori/simulator/server';
import {markdownSection} from './lib/benchTable';
import {runCommand} from './lib/command';
import {engine, isEngineName, type Engine} from './lib/obs/engines';
import {tryPage, type ObsPage, type Outcome} from './lib/obs/tryPage';
import {createStaticServer} from './lib/staticServer';

const EARLIER = 500;
const EARLIER_MS = 10 * 60_000;
const RATE = 8;
/** More ended the browser of OBS 28 to 30, which painted by software. */
const MOST_ELEMENTS = 400;
/** Processor time of the whole browser, in cores; OBS has a graphics card to paint with. */
const MOST_CORES = 1.5;
const BUILD = path.join(__dirname, '..', 'build');
/** Tests that open zips in a browser. */
const ZIP_TESTS = [
  'packages/overlays/handwriting/handwriting.served.test.ts',
  'plugins/overlays/testing/exported.served.test.ts',
  'src/features/commentMap/view/zip.served.test.ts',
  'src/features/volumeParty/view/zip.served.test.ts',
];

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      engine: {type: 'string', multiple: true, default: ['103', '127']},
      shots: {type: 'string'},
    },
  });
  const engines = values.engine.filter(isEngineName).map(engine);
  const isWanted = ({name}: ObsPage) => positionals.length === 0 || positionals.includes(name);
  if (values.shots !== undefined) mkdirSync(values.shots, {recursive: true});
  const stand = await openStand();
  const rows: string[][] = [];
  try {
    for (const obsPage of stand.pages.filter(isWanted)) {
      for (const one of engines) {
        const shot =
          values.shots === undefined
            ? undefined
            : path.join(values.shots, `${obsPage.name}-${one.name}.png`);
        rows.push(rowOf(obsPage, one, await tryPage(one, obsPage, shot)));
        console.error(rows.at(-1)?.join(' '));
      }
    }
  } finally {
    await stand.close();
  }
  console.log(
    markdownSection({
      title: 'What stands in OBS',
      note: `${EARLIER} comments there, ${RATE} more a second, 450 × 800, painted by software on ${availableParallelism()} cores with ${(loadavg()[0] ?? 0).toFixed(0)} running tasks. Goals: no error, something to see, at most ${MOST_ELEMENTS} elements at any time and ${MOST_CORES} cores.`,
      head: ['page', 'engine', 'elements', 'cores', ''],
      rows,
    }),
  );
  if (rows.some((row) => row.at(-1) !== 'met')) process.exitCode = 1;
  if (positionals.length > 0) return;
  // Playwright's own actions need more than the oldest engine has.
  for (const {name, executablePath} of engines.filter(({name}) => name !== '103')) {
    console.log(`Tests of zips in ${name}`);
    const env = {...process.env, CHROME_PATH: executablePath};
    const status = await runCommand(
      ['npx', '--no-install', 'vitest', 'run', '--project', 'node', ...ZIP_TESTS],
      env,
    );
    if (status !== 0) process.exitCode = 1;
  }
}

function rowOf({name}: ObsPage, {name: by}: Engine, outcome: Outcome): string[] {
  const {errors, isShown, elements, cores} = outcome;
  const faults = [
    ...new Set(errors),
    ...(isShown ? [] : ['shows nothing']),
    ...(elements <= MOST_ELEMENTS ? [] : ['too many elements']),
    ...(cores <= MOST_CORES ? [] : ['too much processor time']),
  ];
  return [name, by, String(elements), cores.toFixed(2), faults.join('; ') || 'met'];
}

interface Stand {
  readonly pages: readonly ObsPage[];
  readonly close: () => Promise<void>;
}

/** The simulated app with all templates on a busy stream, and the built site where there is one. */
async function openStand(): Promise<Stand> {
  const {root, remove} = await installAll();
  const app = await startSimulator({
    ...{port: 0, pro: true, autoplay: false, templates: [root]},
    ...{scenario: 'everything', rate: RATE},
  });
  const comments = crowdOf(EARLIER, {seed: 11, startAt: Date.now() - EARLIER_MS});
  app.send({type: 'comments', data: {comments}});
  app.play();
  const site = existsSync(path.join(BUILD, 'index.html')) ? await serveSite(app) : undefined;
  if (site === undefined) console.error('No build/, so that the pages of the site are left out');
  return {
    pages: [
      ...TEMPLATES.map(({id}) => ({
        name: id,
        url: `${app.origin}${pageOf(id)}?port=${app.port}`,
        shows: showsComment,
      })),
      ...(site?.pages ?? []),
    ],
    async close() {
      site?.close();
      await app.close();
      remove();
    },
  };
}

/** The pages of the site that have an address for OBS. */
async function serveSite(app: Simulator) {
  const server = createStaticServer(BUILD);
  const port = await listen(server);
  const at = (route: string) => `http://localhost:${port}${route}`;
  return {
    pages: [
      {
        name: 'map-view',
        url: at(`/tools/map/view?address=127.0.0.1%3A${app.port}`),
        shows: () => document.querySelector('[data-link="connected"] .cmap-land') !== null,
        part: '.comment-map-stage',
      },
      {
        name: 'party-view',
        url: at('/tools/volume-party?view=1'),
        shows: () => document.querySelector('.vparty-meter') !== null,
        part: '.vparty-view',
      },
      {
        name: 'pad',
        url: at('/tools/wordparty-ponkit?dock=1'),
        shows: () => document.querySelectorAll('.ponkit-dock button').length > 3,
        part: '.ponkit-dock',
        // It looks for the app where apps are; none has to run for its buttons to be there.
        mayLack: 'ERR_CONNECTION_REFUSED',
      },
    ],
    close: () => {
      server.close();
    },
  };
}

/** Whether a comment can be seen. */
const showsComment = (): boolean =>
  [...document.querySelectorAll('.comment')].some((comment) => {
    const {left, right, top, bottom, width} = comment.getBoundingClientRect();
    return width > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  });

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
