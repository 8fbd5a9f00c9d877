import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {STORED_ITEMS, storedItems, type StoringParts} from './storedItems';

const ROOT = path.join(__dirname, '..', '..', '..');
const STORES =
  /(?:localStorage|sessionStorage)[.[]|indexedDB\.|document\.cookie|caches\.open|createStorageSlot\(|\b(?:keep|keptJson|readKept)\b[^;]*\bkeptText\.browser'/u;

/** Our own files that touch the browser's storage, and the keys of the table that they are about. */
const KNOWN: Record<string, readonly string[]> = {
  'plugins/boot/client/colorMode.browser.ts': ['theme'],
  'src/browser/loadFailure.browser.ts': ['site.reloadedAt'],
  'plugins/boot/client/whenWanted.browser.ts': ['docs-preferred-version-default'],
  'plugins/boot/inlineScript.ts': ['theme', 'docusaurus.announcement.id'],
  'plugins/offline/worker/keptAnswers.ts': ['offline.…'],
  'plugins/offline/worker/page.browser.ts': ['theme'],
  'plugins/search/client/openAhead.browser.ts': ['docs-preferred-version-default'],
  'plugins/search/client/recentSearches.browser.ts': ['search.recent'],
  'plugins/third-party/client/consent.browser.ts': ['consent'],
  'src/browser/characterKeys.browser.ts': ['site.characterKeys'],
  'src/browser/keptAddress.browser.ts': ['appLink.address'],
  // The adapter; the keys are its callers'.
  'src/browser/keptText.browser.ts': [],
  'src/features/account/client/session.browser.ts': [
    'account.session',
    // Written by the library (GoTrueClient, PKCE).
    'account.session-code-verifier',
  ],
  'src/features/apiConsole/http/httpTool.browser.ts': ['api.history'],
  'src/features/apiConsole/language.browser.ts': ['api.language'],
  'src/features/commentMap/tool/tool.browser.ts': ['commentMap.settings'],
  'src/features/micChecker/tool.browser.ts': ['micChecker.settings'],
  'src/features/playground/Bench.tsx': ['playground.running'],
  'src/features/playground/run/runner.browser.ts': ['playground.running'],
  'src/features/playground/work/shelf.browser.ts': ['playground.works'],
  'src/features/ponkit/work/assetFiles.browser.ts': ['ponkit'],
  'src/features/ponkit/work/keptWork.browser.ts': ['ponkit.work'],
  'src/features/volumeParty/settings/kept.browser.ts': [
    'volumeParty.settings',
    'volumeParty.allowed',
    'volumeParty.obsPassword',
    'volumeParty.viewPassword',
  ],
  'src/features/webmMaker/tool/tool.browser.ts': ['webmMaker.settings'],
  'src/features/overlayGallery/drafts.browser.ts': ['generator.draft.…'],
  'src/features/generator/editor/fonts/FontsContext.ts': ['generator.fonts'],
  'src/features/generator/editor/output/ObsDrag.tsx': ['generator.place'],
  'src/features/generator/editor/presets/usePresets.ts': ['generator.presets'],
  'src/features/generator/editor/state/start.browser.ts': ['generator.draft.…'],
  'src/features/generator/editor/state/useBannerActions.ts': ['generator.draft.…'],
  'src/features/generator/editor/state/useEditor.ts': ['generator.draft.…'],
};

function sources(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:ts|tsx)$/u.test(name) && !/\.test\./u.test(name))
    .map((name) => path.join(folder, name));
}

const OFF: StoringParts = {
  thirdPartyOn: false,
  accountsOn: false,
  offlineOn: false,
};
const keysWith = (parts: StoringParts): string[] => storedItems(parts).map(({key}) => key);

describe('the table of what is stored', () => {
  it('names each key once', () => {
    const keys = STORED_ITEMS.map(({key}) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('leaves out the consent where nobody is asked for it', () => {
    expect(keysWith({...OFF, thirdPartyOn: true})).toContain('consent');
    expect(keysWith(OFF)).not.toContain('consent');
  });

  it('names what is kept for a time without a network only where that is on', () => {
    expect(keysWith({...OFF, offlineOn: true})).toContain('offline.…');
    expect(keysWith(OFF)).not.toContain('offline.…');
  });

  it('names the session only where there are accounts', () => {
    expect(keysWith({...OFF, accountsOn: true})).toContain('account.session');
    expect(keysWith(OFF).join(' ')).not.toContain('account');
  });

  it('knows every file of ours that stores something: a new one needs a row of the table', () => {
    const storing = ['src', 'plugins']
      .flatMap(sources)
      .filter((file) => STORES.test(readFileSync(path.join(ROOT, file), 'utf8')));
    expect(storing.sort()).toEqual(Object.keys(KNOWN).sort());
    const keys = new Set(STORED_ITEMS.map(({key}) => key));
    for (const key of Object.values(KNOWN).flat()) expect(keys).toContain(key);
  });
});
