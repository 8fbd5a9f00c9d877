import type {Design} from '@komebiyori/overlays/model/design';
import {newDesign} from '@komebiyori/overlays/model/design';
import {draftText} from '@komebiyori/overlays/share/draft';
import {draftKey} from '@komebiyori/overlays/share/draftKeys';
import {keep, type Kept} from '@site/src/browser/keptText.browser';
import {useAutosave, type AutosaveStatus} from '@site/src/components/ToolParts';

export type DraftStatus = AutosaveStatus;

/**
 * Keeps the design in this browser while somebody works on it; at once when the page is left.
 * @param isOn false while another tab saves
 */
export const useDraft = (design: Design, isOn: boolean): DraftStatus =>
  useAutosave(design, keepDraft, isOn);

const keepDraft = (design: Design): Kept =>
  keep(draftKey(design.app), isFresh(design) ? undefined : draftText(design, Date.now()));

/** What the editor begins with needs no draft. */
const isFresh = (design: Design): boolean =>
  JSON.stringify(design) === JSON.stringify(newDesign('basic', design.app));
