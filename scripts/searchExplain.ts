/**
 * Why pages are where they are: `npm run search:explain -- "query" [/docs/page …]` prints the words
 * and readings of a query, and what each contributes to the first ten pages and to those named. It
 * asks the newest manual and the other pages as the last `npm run build` left them.
 */
import './lib/requireNode';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {unpackIndex} from '@komebiyori/search/indexFile';
import {buildIndex} from '@komebiyori/search/searchIndex';
import versions from '../versions.json';
import {explain} from './lib/search/explain';

const FOLDER = path.join(__dirname, '..', 'build', 'assets', 'search');
/** How the names of the files begin; beside them may stand compressed ones. */
const NAMES = [`docs-${versions[0] ?? ''}.`, 'pages.'];
const [query, ...urls] = process.argv.slice(2);

if (query === undefined) {
  console.error('Name a query: npm run search:explain -- "読み上げ 遅い" /docs/guide/speech');
  process.exitCode = 1;
} else {
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json') && NAMES.some((start) => name.startsWith(start)))
    .map((name) => unpackIndex(JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8'))));
  const {searched, words, pages} = explain(buildIndex(files), query, urls);
  if (searched !== query) console.log(`Searched instead: ${searched}`);
  for (const {word, worth, readings} of words) {
    console.log(`\n${word} (worth ${worth.toFixed(2)})`);
    for (const reading of readings) console.log(`  ${reading}`);
  }
  for (const {rank, url, score, coverage, contributions} of pages) {
    console.log(`\n${rank}. ${url}  ${score.toFixed(1)} points, holds ${coverage.toFixed(2)}`);
    for (const {word, why, price, points} of contributions) {
      console.log(`  ${points.toFixed(1).padStart(6)}  ${word}: ${why} ×${price.toFixed(2)}`);
    }
  }
}
