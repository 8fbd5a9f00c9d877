import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import * as v from 'valibot';
import {runCommand} from '../command';

/** Mozilla's scanner (MPL-2.0): with its server and database too much for package.json. */
const NAME = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';

/** What the scanner judges: an answer as it came over TLS. */
export interface Answer {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

export interface Score {
  /** From 0 to 145; 100 without any bonus. */
  readonly score: number;
  readonly grade: string;
  /** What each test found, with the points that it gave or took. */
  readonly found: readonly string[];
}

const Output = v.object({result: v.string()});
/** The scanner has no types; these are the parts that are used. */
interface Parts {
  readonly ALL_TESTS: readonly ((requests: unknown) => object)[];
  readonly Requests: new (hostname: string) => {
    readonly responses: Record<string, unknown>;
    readonly resources: Record<string, unknown>;
    session: unknown;
  };
  readonly getScoreModifier: (result: string) => number;
  readonly getGradeForScore: (score: number) => {readonly score: number; readonly grade: string};
  readonly MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

/** Installs the scanner beside the other caches, without running anything of it. */
async function install(folder: string): Promise<string> {
  const home = path.join(folder, 'node_modules', NAME);
  if (existsSync(path.join(home, 'package.json'))) return home;
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), '{"private": true}\n');
  const args = [
    '--ignore-scripts',
    '--omit=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const npm = ['npm', 'install', '--prefix', folder, ...args, `${NAME}@${VERSION}`];
  if ((await runCommand(npm, process.env)) !== 0) throw new Error(`${NAME} cannot be installed.`);
  return home;
}

async function load(home: string): Promise<Parts> {
  // Its install script would fetch browsers' list of sites that are https only; ours is on none.
  writeFileSync(path.join(home, 'conf', 'hsts-preload.json'), '{}');
  const files = ['constants.js', 'types.js', 'grader/grader.js', 'grader/charts.js'];
  const modules = await Promise.all(
    files.map(
      (file) => import(pathToFileURL(path.join(home, 'src', file)).href) as Promise<object>,
    ),
  );
  return Object.assign({}, ...modules) as Parts;
}

/**
 * Scores answers as Mozilla's HTTP Observatory does. The host is taken to lead from http to https on
 * the same name, which is not told by headers.
 * @param folder where the scanner is, or is installed
 */
export async function openObservatory(folder: string): Promise<(answer: Answer) => Score> {
  const parts = await load(await install(folder));
  return ({url, headers, html}) => {
    const address = new URL(url);
    const requests = new parts.Requests(address.hostname);
    const answer = {
      status: 200,
      headers,
      verified: true,
      httpEquiv: new Map(),
      request: {headers: {}},
    };
    const plain = new URL(url.replace(/^https/u, 'http'));
    const redirects = [
      {url: plain, status: 301},
      {url: address, status: 200},
    ];
    Object.assign(requests.responses, {
      ...{auto: answer, https: answer, http: answer, cors: answer},
      ...{httpRedirects: redirects, httpsRedirects: [{url: address, status: 200}]},
    });
    requests.resources['path'] = html;
    requests.session = {url: address, jar: undefined};
    return judge(
      parts,
      parts.ALL_TESTS.map((test) => v.parse(Output, test(requests)).result),
    );
  };
}

/** As its scanner adds up: bonus counts only for a site that is good without. */
function judge(parts: Parts, results: readonly string[]): Score {
  const points = results.map((result) => parts.getScoreModifier(result));
  const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 100);
  const plain = sum(points.filter((one) => one < 0));
  const {score, grade} = parts.getGradeForScore(
    plain >= parts.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : plain,
  );
  const found = results.map((result, at) => {
    const one = points[at] ?? 0;
    return `${result} ${one > 0 ? '+' : ''}${one}`;
  });
  return {score, grade, found};
}
