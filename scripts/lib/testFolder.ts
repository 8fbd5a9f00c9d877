import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, onTestFinished} from 'vitest';

function makeFolder(name: string, atEnd: (remove: () => void) => void): string {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  atEnd(() => {
    rmSync(folder, {recursive: true, force: true});
  });
  return folder;
}

/** An empty folder that is gone after the test. Called in the test or in its `beforeEach`. */
export const testFolder = (name: string): string => makeFolder(name, onTestFinished);

/** An empty folder for all tests of a file or `describe`, where it is called, outside of hooks. */
export const sharedFolder = (name: string): string => makeFolder(name, afterAll);
