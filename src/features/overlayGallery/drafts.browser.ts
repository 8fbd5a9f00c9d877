import type {AppVersion} from '@komebiyori/overlays/model/appVersions';
import {DRAFT_KEYS} from '@komebiyori/overlays/share/draftKeys';
import {readKept} from '@site/src/browser/keptText.browser';

/** What somebody began to make in this browser. */
export interface FoundDraft {
  readonly app: AppVersion;
  readonly template: string;
  /** What it is called, if somebody gave it a name. */
  readonly name?: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** The drafts of all versions, the newest first; none where the storage cannot be read. */
export async function findDrafts(): Promise<FoundDraft[]> {
  const kept = DRAFT_KEYS.flatMap(({app, key}) => {
    const text = readKept(key);
    return text === undefined ? [] : {app, text};
  });
  // Whoever has no draft does not load the model that understands it.
  if (kept.length === 0) return [];
  const {isUntouched, readDraft} = await import('@komebiyori/overlays/share/draft');
  const found = kept.flatMap(({app, text}): FoundDraft[] => {
    const draft = readDraft(text, app);
    if (draft.kind !== 'draft' || isUntouched(draft.design)) return [];
    const {template, name} = draft.design;
    const {savedAt} = draft;
    return [name === undefined ? {app, template, savedAt} : {app, template, savedAt, name}];
  });
  return found.sort((a, b) => b.savedAt - a.savedAt);
}
