/** Serves build/ (or $BUILD_DIR) on http://localhost:3000 (or $PORT), by the rules the build wrote. */
import path from 'node:path';
import {createStaticServer} from './lib/staticServer';

const port = Number(process.env['PORT'] ?? 3000);
const folder = process.env['BUILD_DIR'] ?? 'build';
const server = createStaticServer(path.join(__dirname, '..', folder), {compresses: true});
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Stop the other server or choose another port: PORT=3001 npm run serve`
      : error.message,
  );
  process.exitCode = 1;
});
server.listen(port, () => {
  console.log(`Serving ${folder}/ on http://localhost:${port}`);
});
