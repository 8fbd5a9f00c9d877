import type {Shown} from '../model/board';
import type {Mark} from '../model/mark';
import {readSettings, type Settings} from '../model/settings';
import {randomId} from '../wire/randomId.browser';
import {readMark} from '../wire/read';
import {writeMark} from '../wire/write';

const SETTINGS = 'komebiyori-handwriting-settings';
const BOARD = 'komebiyori-handwriting-board';
const PAD = 'komebiyori-handwriting-pad';
const OBS = 'komebiyori-handwriting-obs';

// Asked for each time: where storage is forbidden, its mere name throws.
const local = (): Storage => localStorage;
const session = (): Storage => sessionStorage;

/** What a visit leaves for the next; all of it can be missing where storage is forbidden or full. */
export const loadSettings = (): Settings => readSettings(load(local, SETTINGS));

export function saveSettings(settings: Settings): void {
  save(local, SETTINGS, settings);
}

export function loadMarks(): Mark[] {
  const saved = load(local, BOARD);
  if (!Array.isArray(saved)) return [];
  return saved.flatMap((one: unknown) => readMark(one) ?? []);
}

/** What fades is not worth keeping. */
export function saveMarks(shown: readonly Shown[]): void {
  const lasting = shown.filter(({mark, endedAt}) => endedAt !== undefined && mark.fade === 0);
  save(
    local,
    BOARD,
    lasting.map(({mark}) => writeMark(mark)),
  );
}

/** The id of this browser's pad. */
export function padId(): string {
  const saved = load(local, PAD);
  if (typeof saved === 'string' && /^[\w-]{1,40}$/u.test(saved)) return saved;
  const made = randomId();
  save(local, PAD, made);
  return made;
}

export interface ObsAccess {
  readonly address: string;
  readonly password: string;
}

/** Of this tab only: it holds a password. */
export function loadAccess(): ObsAccess | undefined {
  const saved = load(session, OBS);
  if (typeof saved !== 'object' || saved === null) return undefined;
  const {address, password} = saved as Record<string, unknown>;
  if (typeof address !== 'string' || typeof password !== 'string') return undefined;
  return {address, password};
}

export function saveAccess(access: ObsAccess | undefined): void {
  save(session, OBS, access ?? null);
}

function load(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

function save(storage: () => Storage, key: string, value: unknown): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: the pad works all the same.
  }
}
