import * as v from 'valibot';
import {NOT_FOUND, ok, type Answer, type Call, type Route} from './route';

/** The plugin that the manual's examples call. */
const UID = 'com.example.mask-words';
/** An empty one would be in every comment; the manual's plugin refuses it, too. */
const Text = v.pipe(v.string(), v.minLength(1));
const Words = v.object({words: v.array(Text)});
const Word = v.object({word: Text});

/** What a plugin returns goes out as it is, with 200 even when it tells of a failure. */
const reply = (code: number, value: unknown): Answer => ok({code, response: JSON.stringify(value)});
const UNREADABLE = reply(400, {message: '送られた値を読めません'});

/** The one plugin that is there: it keeps a list of words. */
export function createPluginRoutes(): readonly Route[] {
  let words: readonly string[] = ['宣伝'];
  const answer = (): Answer => reply(200, {words});
  const change = (call: Call): Answer => {
    if (call.method === 'DELETE') {
      words = words.filter((word) => word !== call.query.get('word'));
      return answer();
    }
    if (call.method === 'GET') return answer();
    if (call.method === 'PUT') {
      const read = v.safeParse(Words, call.body);
      if (!read.success) return UNREADABLE;
      words = read.output.words;
      return answer();
    }
    const read = v.safeParse(Word, call.body);
    if (!read.success) return UNREADABLE;
    words = [...words, read.output.word];
    return answer();
  };
  return ['GET', 'POST', 'PUT', 'DELETE'].map((method) => ({
    name: `${method} /api/plugins/{uid}`,
    answer: (call) => (call.id === UID ? change(call) : NOT_FOUND),
  }));
}
