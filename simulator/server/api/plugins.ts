import * as v from 'valibot';
import {readBody} from './body';
import {NOT_FOUND, ok, type Answer} from './respond';
import type {Call, Route} from './route';

/** The plugin that the manual's examples call. */
const UID = 'com.example.mask-words';
const Words = v.object({words: v.array(v.string())});
const Word = v.object({word: v.string()});

/** The one plugin that is there: it keeps a list of words. */
export function createPluginRoutes(): readonly Route[] {
  let words: readonly string[] = ['宣伝'];
  const answer = (): Answer => ok({code: 200, response: JSON.stringify({words})});
  const change = (call: Call): Answer => {
    if (call.method === 'DELETE') {
      words = words.filter((word) => word !== call.query.get('word'));
      return answer();
    }
    if (call.method === 'GET') return answer();
    if (call.method === 'PUT') {
      const read = readBody(Words, call.body);
      if ('refused' in read) return read.refused;
      words = read.body.words;
      return answer();
    }
    const read = readBody(Word, call.body);
    if ('refused' in read) return read.refused;
    words = [...words, read.body.word];
    return answer();
  };
  return ['GET', 'POST', 'PUT', 'DELETE'].map((method) => ({
    name: `${method} /api/plugins/{uid}`,
    answer: (call) => (call.id === UID ? change(call) : NOT_FOUND),
  }));
}
