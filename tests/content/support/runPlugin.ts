import type {Comment} from '@onecomme.com/onesdk/types/Comment';
import type {OnePlugin} from '@onecomme.com/onesdk/types/Plugin';
import type {Service} from '@onecomme.com/onesdk/types/Service';

import {createStore, loadPlugin} from './pluginHost';

export const SERVICE: Service = {
  id: 'frame-1',
  name: 'メイン',
  url: '',
  speech: true,
  write: true,
  enabled: true,
  color: {r: 0, g: 120, b: 80},
};
export const COMMENT: Comment = {
  id: SERVICE.id,
  service: 'external',
  name: SERVICE.name,
  url: '',
  color: SERVICE.color,
  data: {
    id: 'comment-1',
    userId: 'listener-1',
    liveId: '',
    name: 'たまご焼き',
    isOwner: false,
    hasGift: true,
    profileImage: '',
    badges: [],
    timestamp: '2026-01-01T20:00:00.000Z',
    comment: 'こんばんはwwww',
  },
};

/**
 * Runs a plugin as the app does: switched on, given a comment, a sentence and requests, switched off.
 *
 * @param code a plugin.js
 * @returns what is wrong with it; nothing when all is well
 */
export async function runPlugin(code: string): Promise<string[]> {
  const plugin = loadPlugin(code);
  const wrong = shapeProblems(plugin);
  if (wrong.length > 0) return wrong;
  const store = createStore(plugin.defaultState);
  try {
    plugin.init?.({dir: '/plugins/a', filepath: '/plugins/a/plugin.js', store: store as never}, {});
    for (const type of ['comments', 'services'] as const) {
      plugin.subscribe?.(type, type === 'comments' ? {comments: [COMMENT]} : [SERVICE]);
    }
    const comment = await plugin.filterComment?.(structuredClone(COMMENT), SERVICE, null);
    if (plugin.filterComment && comment !== false && typeof comment !== 'object') {
      wrong.push('filterComment gives neither a comment nor false');
    }
    const text = await plugin.filterSpeech?.('こんばんはwwww', null, {});
    if (plugin.filterSpeech && text !== false && typeof text !== 'string') {
      wrong.push('filterSpeech gives neither a text nor false');
    }
    wrong.push(...(await requestProblems(plugin)));
  } catch (reason) {
    wrong.push(`throws ${String(reason)}`);
  } finally {
    plugin.destroy?.();
  }
  return wrong;
}

function shapeProblems(plugin: Partial<OnePlugin>): string[] {
  const {permissions = []} = plugin;
  const missing = (['name', 'uid', 'version', 'author', 'permissions', 'defaultState'] as const)
    .filter((key) => plugin[key] === undefined)
    .map((key) => `has no ${key}`);
  const filters = [
    ['filter.comment', plugin.filterComment],
    ['filter.speech', plugin.filterSpeech],
  ] as const;
  const unequal = filters
    .filter(([name, filter]) => permissions.includes(name) !== (filter !== undefined))
    .map(([name]) => `${name} and its function do not go together`);
  return [...missing, ...unequal];
}

async function requestProblems(plugin: OnePlugin): Promise<string[]> {
  const wrong: string[] = [];
  for (const [method, body] of [
    ['GET', undefined],
    ['PUT', '{"text": "メモ", "words": ["宣伝"]}'],
    ['PUT', '{'],
    ['DELETE', undefined],
  ] as const) {
    const answer = await plugin.request?.({url: '/', method, params: {}, body});
    if (answer !== undefined && (typeof answer.code !== 'number' || !isJson(answer.response))) {
      wrong.push(`request does not answer ${method} with a code and JSON`);
    }
  }
  return wrong;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
