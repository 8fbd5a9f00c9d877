/**
 * Serves build/ (or $BUILD_DIR) on http://localhost:3000 (or $PORT), by the rules the build wrote:
 * on this computer only, or where `--host 0.0.0.0` says. The pages about accounts of a build that
 * has them apart are served at the port of ACCOUNT_URL.
 */
import './lib/requireNode';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {builtAccounts} from './lib/buildSite';
import {createStaticServer} from './lib/staticServer';

const THIS_COMPUTER = '127.0.0.1';
const ROOT = path.join(__dirname, '..');
const {
  values: {host},
} = parseArgs({options: {host: {type: 'string', default: THIS_COMPUTER}}});

function serve(folder: string, port: number): void {
  const local = host === THIS_COMPUTER;
  const server = createStaticServer(path.resolve(ROOT, folder), {compresses: true, local});
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use. Stop the other server or choose another port: PORT=3001 npm run serve`
        : error.message,
    );
    process.exitCode = 1;
  });
  server.listen(port, host, () => {
    const shown = local ? 'localhost' : host;
    const name = path.relative(ROOT, path.resolve(ROOT, folder));
    console.log(`Serving ${name}/ on http://${shown}:${port}`);
  });
}

try {
  const port = Number(process.env['PORT'] ?? 3000);
  if (!Number.isInteger(port)) throw new Error('PORT must be a number: PORT=3001 npm run serve');
  serve(process.env['BUILD_DIR'] ?? 'build', port);
  const accounts = builtAccounts();
  const accountUrl = process.env['ACCOUNT_URL'] ?? '';
  if (accounts !== undefined && /^http:\/\/localhost:\d+$/u.test(accountUrl)) {
    serve(accounts, Number(new URL(accountUrl).port));
  }
} catch (error) {
  // No build, or a PORT that is none.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
