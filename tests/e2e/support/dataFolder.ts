import {copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

/** The real SDK, as it comes with the app. */
const SDK = require.resolve('@onecomme.com/onesdk/onesdk.js');
/** A line of a drawn tree: its branches, the name, and what is said of it. */
const ROW = /^(?<branches>[ │├└─]*)(?<name>\S+)/u;

/** A data folder of the app on this machine. */
export interface DataFolder {
  readonly templates: string;
  /** Puts a file where a page says, below the data folder. */
  readonly put: (file: string, text: string) => void;
  /** How OBS opens a file that was dragged into it. */
  readonly fileUrl: (file: string) => string;
  readonly remove: () => void;
}

/**
 * A data folder with what the app puts there at its start: the SDK, wherever the page's tree has it.
 * @param tree the drawn tree of the page
 */
export function createDataFolder(tree: string): DataFolder {
  const root = mkdtempSync(path.join(tmpdir(), 'komebiyori-'));
  const place = (file: string): string => {
    const full = path.join(root, file);
    mkdirSync(path.dirname(full), {recursive: true});
    return full;
  };
  for (const file of filesOf(tree).filter((name) => name.endsWith('/onesdk.js'))) {
    copyFileSync(SDK, place(file));
  }
  return {
    templates: path.join(root, 'templates'),
    put(file, text) {
      writeFileSync(place(file), text);
    },
    fileUrl: (file) => pathToFileURL(path.join(root, file)).href,
    remove() {
      rmSync(root, {recursive: true});
    },
  };
}

/** The paths of a drawn tree, below its first line. */
export function filesOf(tree: string): string[] {
  const folders: string[] = [];
  return tree.split('\n').flatMap((row, at) => {
    const {branches = '', name = ''} = ROW.exec(row)?.groups ?? {};
    if (at === 0 || name === '') return [];
    const depth = branches.length / 3 - 1;
    folders.splice(depth, Infinity, name.replace(/\/$/u, ''));
    return name.endsWith('/') ? [] : [folders.join('/')];
  });
}
