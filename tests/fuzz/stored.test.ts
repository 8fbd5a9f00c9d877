import {describe, expect} from 'vitest';
import * as hand from '@komebiyori/overlays/handwriting/model/settings';
import {readMark} from '@komebiyori/overlays/handwriting/wire/read';
import {writeMark} from '@komebiyori/overlays/handwriting/wire/write';
import {draftText, readDraft} from '@komebiyori/overlays/share/draft';
import {randomDesign} from '@komebiyori/overlays/testing/random';
import {parseRecent} from '../../plugins/search/client/recentSearches';
import {mayLoad, parseConsent} from '../../plugins/third-party/client/consentState';
import {keptRequest} from '../../src/features/account/signin/codeRequest';
import {readHistory} from '../../src/features/apiConsole/http/history';
import * as map from '../../src/features/commentMap/settings/settings';
import {readFontMemory} from '../../src/features/generator/editor/fonts/fontMemory';
import {readPlace} from '../../src/features/generator/editor/output/outputs';
import * as mic from '../../src/features/micChecker/settings/settings';
import {readWorks, worksText, type Work} from '../../src/features/playground/work/works';
import * as party from '../../src/features/volumeParty/settings/settings';
import {NEUTRAL_EDIT} from '@komebiyori/webm/edit';
import * as webm from '../../src/features/webmMaker/tool/kept';
import {mulberry32} from '@komebiyori/lib/mulberry32';
import {border, nearlyJson, nearlyValue} from './support';

const design = randomDesign(mulberry32(1));
const of = {width: 640, height: 360, durationUs: 1_000_000};

/** What is kept in this browser by a text, with something that was kept. */
const KEPT: readonly (readonly [string, (text: string) => unknown, unknown])[] = [
  ['settings of the microphone checker', mic.readSettings, mic.DEFAULT_SETTINGS],
  ['settings of the comment map', map.readSettings, map.DEFAULT_SETTINGS],
  ['settings of the volume party', party.readSettings, party.DEFAULT_SETTINGS],
  [
    'settings of the WebM maker',
    webm.readSettings,
    {...webm.NOTHING_KEPT, last: {edit: NEUTRAL_EDIT, of}},
  ],
  ['the place of templates', readPlace, {place: 'custom', folder: 'a'}],
  [
    'calls of the API console',
    readHistory,
    [{at: 1, operation: 'speak', path: {id: 'a'}, query: '', body: '{}', status: 200}],
  ],
  ['fonts', readFontMemory, {favorites: ['Yusei Magic'], recent: ['あ']}],
  ['searches', parseRecent, ['OBS', '表示']],
];

describe('what a visit left', () => {
  for (const [name, read, sample] of KEPT) {
    border(`${name}: reads the same when it is kept again`, nearlyJson([sample]), (text) => {
      const kept = read(text);
      expect(read(JSON.stringify(kept))).toEqual(kept);
    });
  }
  const files = {html: '<p>', css: 'p {}', script: 'run();'};
  const work: Work = {id: 'a', title: '一覧', files, from: '', original: files, editedAt: 1};
  border(
    'templates of the playground are read, or kept as they are',
    nearlyJson([{version: 1, works: [work]}]),
    (text) => {
      const read = readWorks(text);
      if (read.kind === 'unreadable') expect(read.text).toBe(text);
      else expect(readWorks(worksText(read.works))).toEqual(read);
    },
  );
  border('a draft is read, or kept as it is', nearlyJson([{savedAt: 5, design}]), (text) => {
    const draft = readDraft(text, '8_0');
    if (draft.kind === 'unreadable') expect(draft.text).toBe(text);
    if (draft.kind !== 'draft') return;
    const again = readDraft(draftText(draft.design, draft.savedAt), '8_0');
    expect(again).toEqual({...draft, warnings: []});
  });
  const NOW = Date.UTC(2026, 10, 24);
  const consent = {
    version: 1,
    date: '2026-11-01T00:00:00.000Z',
    choice: 'granted',
    services: ['tagManager', 'ads'],
  };
  border('consent is never found where nobody gave it', nearlyJson([consent]), (text) => {
    const read = parseConsent(text, ['tagManager', 'ads'], NOW);
    if (read === undefined) return;
    expect(parseConsent(JSON.stringify(read), ['tagManager', 'ads'], NOW)).toEqual(read);
    expect(text).toContain(read.choice);
    expect(mayLoad(read, '/account/my')).toBe(false);
  });
  border(
    'the request for a code is whole, or none',
    nearlyValue([{mail: 'a@example.com', sentAt: 1_790_000_000_000}]),
    (value) => {
      const request = keptRequest(value);
      if (request !== undefined) expect(keptRequest(request)).toEqual(request);
    },
  );
  border('settings of the hand are whole', nearlyValue([hand.DEFAULTS]), (value) => {
    const settings = hand.readSettings(value);
    expect(hand.readSettings(settings)).toEqual(settings);
  });
  border(
    'a mark is one that can be drawn, or none',
    nearlyValue([{i: 'm1', t: 'stamp', c: '#ff0000', w: 8, s: 'star', p: 'AAAA'}]),
    (value) => {
      const mark = readMark(value);
      if (mark === undefined) return;
      expect(mark.points.every(({x, y}) => Number.isFinite(x + y))).toBe(true);
      expect(readMark(writeMark(mark))).toEqual(mark);
    },
  );
});
