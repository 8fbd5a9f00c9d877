import {readFileSync} from 'node:fs';
import {unpackIndex} from '@komebiyori/search/indexFile';
import * as v from 'valibot';
import {describe, expect} from 'vitest';
import {parse} from 'yaml';
import {readPacket as readHand} from '@komebiyori/overlays/handwriting/wire/read';
import {writePacket} from '@komebiyori/overlays/handwriting/wire/write';
import {documentMessage, isReady, readDocument} from '@komebiyori/overlays/preview/frameMessages';
import {readOrder, readReport} from '@komebiyori/overlays/preview/messages';
import {readItem} from '@komebiyori/overlays/runtime/readItem';
import {failureOf} from '../../src/features/account/client/failure';
import {createLiveFeed} from '../../src/features/generator/editor/preview/live/liveFeed';
import {readLive} from '../../src/features/generator/editor/preview/live/readLive';
import {QUESTIONS, readAnswer, type Question} from '../../src/features/stepCheck/facts';
import {readPacket} from '../../src/features/volumeParty/relay/packet';
import {DEFAULT_SETTINGS} from '../../src/features/volumeParty/settings/settings';
import {createObsLevels} from '../../src/features/volumeParty/sources/obsLevels';
import {readInfo, readMessage} from '@komebiyori/app-link/messages';
import {border, nearlyJson, nearlyValue} from './support';

const Definition = v.object({
  components: v.object({
    messages: v.record(
      v.string(),
      v.object({examples: v.array(v.object({payload: v.looseObject({type: v.string()})}))}),
    ),
  }),
});
/** Those that the definition of the app's interface gives. */
const told = Object.values(
  v.parse(Definition, parse(readFileSync('static/developer/asyncapi.yaml', 'utf8'))).components
    .messages,
).flatMap(({examples}) => examples.map(({payload}) => payload));

describe('what the app says', () => {
  border('is a message that reads the same once more, or nothing', nearlyJson(told), (text) => {
    const message = readMessage(text);
    if (message !== undefined) expect(readMessage(JSON.stringify(message))).toEqual(message);
  });
  border('to the preview of the editor is shown, or nothing', nearlyJson(told), (text) => {
    const message = readLive(text);
    if (message === undefined) return;
    expect(readLive(JSON.stringify(message))).toEqual(message);
    const {receive} = createLiveFeed({
      feed: (fed) => {
        // What goes into the frame by `postMessage`.
        structuredClone(fed);
      },
      clear: () => undefined,
    });
    receive(message);
    receive(message);
  });
  border('of itself is a version, or nothing', nearlyValue([{version: '8.0.7'}]), (body) => {
    const info = readInfo(body);
    if (info !== undefined) expect(readInfo(info)).toEqual(info);
  });
  const answers = [[{id: 'a', name: 'b', url: 'c', speech: true, write: true, enabled: true}], {}];
  border('to a check of the manual is read, or told as unread', nearlyJson(answers), (text) => {
    for (const question of Object.keys(QUESTIONS) as Question[]) {
      expect(['read', 'unread']).toContain(readAnswer(question, text).kind);
    }
  });
  const comments = told.flatMap(({data}) => {
    const read = v.safeParse(v.object({comments: v.array(v.unknown())}), data);
    return read.success ? read.output.comments : [];
  });
  border('of a comment has texts where a template wants texts', nearlyValue(comments), (value) => {
    const item = readItem(value);
    if (item === undefined) return;
    for (const key of ['id', 'name', 'html', 'avatar', 'paidText', 'unit'] as const) {
      expect(typeof item[key]).toBe('string');
    }
    for (const one of [item.price, item.time, item.tier, item.count]) {
      expect(one === undefined || Number.isFinite(one)).toBe(true);
    }
  });
});

describe('what comes by OBS and from other pages', () => {
  const mark = {i: 'm1', t: 'pen', c: '#ff0000', w: 8, p: 'gAEAgAI'};
  const sender = {v: 2, a: 'pad-1', e: 'e1'};
  border(
    'to the handwriting overlay is a packet that is written the same again, or nothing',
    nearlyValue([
      {...sender, k: 'beat', n: 3},
      {...sender, k: 'laser', c: '#ff0000', p: 'AAAA'},
      {
        ...sender,
        k: 'changes',
        n: 1,
        o: [{k: 'b', m: mark}, {k: 'x', i: 'm1', p: 'AAAA'}, {k: 'r', i: 'm1 m2'}, {k: 'c'}],
      },
      {...sender, k: 'whole', n: 2, i: 0, of: 1, m: [{...mark, g: 5}]},
      {...sender, k: 'ask', b: true},
      {...sender, k: 'bye'},
      {v: 2, k: 'here', s: 'screen', a: '', b: true},
    ]),
    (value) => {
      const packet = readHand(value);
      if (packet !== undefined) expect(readHand(writePacket(packet))).toEqual(packet);
    },
  );
  border(
    'to the volume party is a packet of its ranges, or nothing',
    nearlyValue([
      {kind: 'levels', rms: -20, peak: -3},
      {kind: 'fire', id: 'a', effect: {kind: 'confetti'}, strength: 0.5, shake: true, count: 3},
      {kind: 'settings', settings: DEFAULT_SETTINGS},
      {kind: 'count', count: 1},
    ]),
    (value) => {
      const packet = readPacket(value);
      if (packet !== undefined) expect(readPacket(packet)).toEqual(packet);
    },
  );
  const meters = {
    inputs: [
      {
        inputName: 'マイク',
        inputLevelsMul: [
          [0.1, 0.2, 0.3],
          [0, 0, 0],
        ],
      },
    ],
  };
  const levels = createObsLevels();
  // Its square is no number any more.
  const loud = {inputs: [{inputName: 'マイク', inputLevelsMul: [[1e308, 1e308, 1e308]]}]};
  border(
    'as levels of OBS is numbers',
    nearlyValue([meters]),
    (value) => {
      for (const one of [value, meters]) {
        for (const {rms, peak, lufsM} of levels.read(one)?.values() ?? []) {
          for (const db of [rms.all, peak.all, lufsM]) expect(Number.isFinite(db)).toBe(true);
        }
      }
    },
    [loud],
  );
  const token = 'secret';
  border(
    'to a preview or from it carries its token, or is nothing',
    nearlyValue([
      {token, type: 'feed', message: {type: 'comments', data: {}}},
      {token, type: 'css', sheet: {imports: ['@import "a";'], css: 'a{}'}},
      {token, type: 'expect', fonts: [{family: 'a', weight: 400}]},
      {token, type: 'frames', p95: 16, nodes: 100},
      {token, type: 'advance', ms: 16},
      documentMessage('<p>'),
    ]),
    (value) => {
      const order = readOrder(value, token);
      const report = readReport(value, token);
      expect(readOrder(value, 'other') ?? readReport(value, 'other')).toBeUndefined();
      if (order !== undefined) expect(readOrder({...order, token}, token)).toEqual(order);
      if (report !== undefined) expect(readReport({...report, token}, token)).toEqual(report);
      isReady(value);
      expect(typeof (readDocument(value) ?? '')).toBe('string');
    },
  );
});

describe('what servers answer', () => {
  border(
    'of a failure is one of ours',
    nearlyValue([
      {name: 'AuthApiError', code: 'otp_expired', message: 'after 27 seconds', status: 429},
    ]),
    (value) => {
      const {code, waitSeconds = 0} = failureOf(value);
      expect(code).toMatch(/^[\w-]+$/u);
      expect(waitSeconds).toBeLessThan(10_000);
    },
  );
  border(
    'as an index of the search is one, or an error',
    nearlyValue([{form: 4, alphabet: 'ab', body: 'x'}]),
    (value) => {
      expect(() => unpackIndex(value)).toThrow(/^/u);
    },
  );
});
