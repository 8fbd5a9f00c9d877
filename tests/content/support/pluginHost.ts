import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import vm from 'node:vm';

import type {SendType} from '@onecomme.com/onesdk/types/Api';
import type {Comment} from '@onecomme.com/onesdk/types/Comment';
import type {OnePlugin, PluginRequest} from '@onecomme.com/onesdk/types/Plugin';
import type {Service} from '@onecomme.com/onesdk/types/Service';
import type {UserNameData} from '@onecomme.com/onesdk/types/UserData';

/** A request to the app, as far as plugins are concerned. */
interface Asked {
  readonly method: string;
  readonly url: string;
  readonly contentType?: string | undefined;
  readonly body?: string | undefined;
}

interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** The app's side of plugins, as developer/plugin.mdx tells it and nothing else. */
interface PluginHost {
  /** 「再読み込み」: the names in the list. */
  readonly reload: () => readonly string[];
  readonly turnOn: (name: string) => void;
  readonly turnOff: (name: string) => void;
  /** What is shown of a comment; false when a plugin threw it away. */
  readonly receive: (comment: Comment, userData?: UserNameData) => Promise<Comment | false>;
  readonly speak: (text: string, userData?: UserNameData) => Promise<string | false>;
  readonly publish: (type: SendType, ...args: readonly unknown[]) => void;
  readonly answer: (asked: Asked) => Promise<Answer>;
  /** What plugins wrote to the console, which is the log of the app. */
  readonly log: readonly string[];
}

interface Installed {
  readonly plugin: OnePlugin;
  readonly folder: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};
const NOT_FOUND: Answer = {status: 404, contentType: 'text/plain', body: ''};
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * @param plugins the folder of plugins: each in a folder of its own, directly below it
 */
export function createPluginHost(plugins: string, service: Service): PluginHost {
  const installed = new Map<string, Installed>();
  const active = new Map<string, Installed>();
  const log: string[] = [];

  const read = (folder: string): Installed => {
    const file = path.join(folder, 'plugin.js');
    return {folder, plugin: loadPlugin(readFileSync(file, 'utf8'), file, log)};
  };
  const filters = (permission: OnePlugin['permissions'][number]): OnePlugin[] =>
    [...active.values()]
      .map(({plugin}) => plugin)
      .filter(({permissions}) => permissions.includes(permission));
  const turnOff = (name: string): void => {
    active.get(name)?.plugin.destroy?.();
    active.delete(name);
  };

  return {
    log,
    reload() {
      installed.clear();
      for (const name of readdirSync(plugins)) {
        const folder = path.join(plugins, name);
        if (!existsSync(path.join(folder, 'plugin.js'))) continue;
        const one = read(folder);
        installed.set(one.plugin.name, one);
      }
      return [...installed.keys()];
    },
    turnOn(name) {
      const known = installed.get(name);
      if (known === undefined) throw new Error(`No plugin ${name} is in the list`);
      // What was changed counts from here on.
      const one = read(known.folder);
      const file = path.join(one.folder, 'state.json');
      const kept = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
      const values = {...one.plugin.defaultState, ...(JSON.parse(kept) as object)};
      const store = createStore(values, (all) => {
        writeFileSync(file, JSON.stringify(all));
      });
      const api = {dir: one.folder, filepath: path.join(one.folder, 'plugin.js'), store};
      const mayHear = one.plugin.permissions.includes('services');
      one.plugin.init?.(api, mayHear ? {services: [service]} : {});
      active.set(name, one);
    },
    turnOff,
    async receive(comment, userData) {
      let shown = structuredClone(comment);
      for (const plugin of filters('filter.comment')) {
        const result = await plugin.filterComment?.(shown, service, userData ?? null);
        // A filter that gives nothing back loses the comment.
        if (!result) return false;
        shown = result;
      }
      return shown;
    },
    async speak(text, userData) {
      let spoken = text;
      for (const plugin of filters('filter.speech')) {
        const result = await plugin.filterSpeech?.(spoken, userData ?? null, {});
        if (result === false || result === undefined) return false;
        spoken = result;
      }
      return spoken;
    },
    publish(type, ...args) {
      for (const plugin of filters(type)) plugin.subscribe?.(type, ...args);
    },
    async answer(asked) {
      const {pathname, searchParams} = new URL(asked.url, 'http://localhost:11180');
      const [, uid = '', file] =
        /^\/(?:api\/)?plugins\/(?<uid>[^/]+)(?:\/(?<file>[^/]+))?$/u.exec(pathname) ?? [];
      const one = [...active.values()].find(({plugin}) => plugin.uid === uid);
      if (one === undefined) return NOT_FOUND;
      if (file !== undefined) return fileOf(path.join(one.folder, file), asked.url);
      // A body without its content type counts as none.
      const isJson = asked.contentType?.startsWith('application/json') === true;
      const result = await one.plugin.request?.({
        method: asked.method as PluginRequest['method'],
        url: asked.url,
        params: Object.fromEntries(searchParams),
        body: isJson ? (asked.body ?? '') : '',
      });
      if (result === undefined) return NOT_FOUND;
      return {status: 200, contentType: JSON_TYPE, body: JSON.stringify(result)};
    },
  };
}

/** A file beside plugin.js. */
function fileOf(file: string, url: string): Answer {
  if (url.includes('?') || !existsSync(file)) return NOT_FOUND;
  const contentType = TYPES[path.extname(file)] ?? 'application/octet-stream';
  return {status: 200, contentType, body: readFileSync(file, 'utf8')};
}

/**
 * Loads a plugin as the app does.
 * @param log where the lines of its console go
 */
export function loadPlugin(code: string, file = __filename, log: string[] = []): OnePlugin {
  const module: {exports: unknown} = {exports: {}};
  const print = (...words: readonly unknown[]): void => void log.push(words.join(' '));
  const run = vm.compileFunction(code, ['module', 'require', 'console']);
  const console = {log: print, warn: print, error: print};
  Reflect.apply(run, undefined, [module, createRequire(file), console]);
  return module.exports as OnePlugin;
}

/**
 * As much of electron-store as the manual tells of.
 * @param save is given all values after each change
 */
export function createStore(
  values: Readonly<Record<string, unknown>>,
  save: (values: object) => void = () => undefined,
): object {
  let now: Record<string, unknown> = structuredClone(values);
  const become = (next: Record<string, unknown>): void => {
    now = next;
    save(now);
  };
  return {
    get: (key: string, fallback?: unknown) => structuredClone(now[key]) ?? fallback,
    set(key: string | Record<string, unknown>, value?: unknown) {
      become({...now, ...(typeof key === 'string' ? {[key]: value} : key)});
    },
    has: (key: string) => key in now,
    delete(key: string) {
      become(Object.fromEntries(Object.entries(now).filter(([name]) => name !== key)));
    },
    get store() {
      return structuredClone(now);
    },
    set store(next: Record<string, unknown>) {
      become(next);
    },
  };
}
