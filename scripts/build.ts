/** `npm run build`: the site as static files. Arguments go to Docusaurus. */
import './lib/requireNode';
import {buildSite} from './lib/buildSite';

async function main(): Promise<void> {
  process.exitCode = await buildSite(process.env, process.argv.slice(2));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
