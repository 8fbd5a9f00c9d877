import {mkdir, readdir, readFile, rm, rmdir, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {
  MANUALS_FILE,
  NEXT_FOLDER,
  NEXT_SIDEBAR,
  Refusal,
  VERSIONS_FILE,
  type Files,
  type Plan,
} from './manualFiles';

const FOLDERS = [NEXT_FOLDER, 'versioned_docs/', 'versioned_sidebars/'];

/** Reads every file of the manuals. Hidden files, such as those of a file manager, are left alone. */
export async function readFiles(root: string): Promise<Files> {
  const files = new Map<string, Buffer>();
  for (const folder of FOLDERS) {
    for (const name of await readdir(path.join(root, folder), {recursive: true})) {
      const file = path.join(root, folder, name);
      const steps = name.split(path.sep);
      if (steps.some((step) => step.startsWith('.')) || !(await stat(file)).isFile()) continue;
      files.set(`${folder}${steps.join('/')}`, await readFile(file));
    }
  }
  for (const name of [VERSIONS_FILE, MANUALS_FILE, NEXT_SIDEBAR]) {
    files.set(name, await readFile(path.join(root, name)));
  }
  return files;
}

async function write(root: string, from: Files, to: Files): Promise<void> {
  for (const [name, content] of to) {
    if (from.get(name)?.equals(content) === true) continue;
    const file = path.join(root, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
  for (const name of from.keys()) {
    if (to.has(name)) continue;
    await rm(path.join(root, name), {force: true});
    await removeEmpty(root, path.posix.dirname(name));
  }
}

/** Removes a folder and those above it that hold nothing any more; git does not know them either. */
async function removeEmpty(root: string, folder: string): Promise<void> {
  if (folder === '.' || FOLDERS.includes(`${folder}/`)) return;
  try {
    await rmdir(path.join(root, folder));
  } catch {
    return; // Not empty.
  }
  await removeEmpty(root, path.posix.dirname(folder));
}

/**
 * Changes the manuals of a project as planned, wholly or not at all.
 * @param root the project's folder
 * @throws Refusal when the plan cannot be made or written; then everything is as it was.
 */
async function applyPlan(root: string, makePlan: (files: Files) => Plan): Promise<Plan> {
  const before = await readFiles(root);
  const plan = makePlan(before);
  try {
    await write(root, before, plan.files);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await write(root, plan.files, before);
    throw new Refusal([`Cannot write, and put everything back: ${reason}`]);
  }
  return plan;
}

/**
 * The whole of a script: changes the project's manuals, and says in plain words what was done and
 * what comes next, or why nothing was.
 * @returns the exit code
 */
export async function runPlan(
  root: string,
  makePlan: (files: Files) => Plan,
  {log, error: complain}: Pick<Console, 'log' | 'error'>,
): Promise<0 | 1> {
  try {
    const {done, next} = await applyPlan(root, makePlan);
    log([...done, '', 'Next:', ...next.map((line) => `- ${line}`)].join('\n'));
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    complain([...error.problems, 'Nothing was changed.'].join('\n'));
    return 1;
  }
}
