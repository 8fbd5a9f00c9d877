import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {splitTables, versionFile} from './splitTables';

/** Writes the tables of routes without those of older manuals; returns the aliases that lead to them. */
export function writeTables(generatedFilesDir: string): Record<string, string> {
  const read = (name: string): string => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const {common, versions, pages} = splitTables({
    routes: read('routes.js'),
    chunkNames: read('routesChunkNames.json'),
    registry: read('registry.js'),
  });
  const folder = path.join(generatedFilesDir, 'route-tables');
  mkdirSync(folder, {recursive: true});
  const write = (name: string, text: string): string => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  for (const [version, text] of Object.entries(versions)) write(versionFile(version), text);
  write('pages.js', pages);
  return {
    '@generated/routes$': write('routes.js', common.routes),
    '@generated/routesChunkNames$': write('routesChunkNames.json', common.chunkNames),
    '@generated/registry$': write('registry.js', common.registry),
  };
}
