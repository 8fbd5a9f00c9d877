import {useEffect, useRef, useState} from 'react';
import type {Design} from '@site/overlays/model/design';
import {newDesign} from '@site/overlays/model/design';
import {draftText} from '@site/overlays/share/draft';
import {draftKey} from '@site/overlays/share/draftKeys';
import {keep, type Kept} from '@site/src/browser/keptText.browser';

/** So long after the last change a draft is kept. */
const IDLE_MS = 500;

export type DraftStatus = 'untouched' | 'waiting' | Kept;

/**
 * Keeps the design in this browser while somebody works on it; at once when the page is left.
 * @param isOn false while another tab saves
 */
export function useDraft(design: Design, isOn: boolean): DraftStatus {
  const [status, setStatus] = useState<DraftStatus>('untouched');
  const kept = useRef(design);

  useEffect(() => {
    if (!isOn || design === kept.current) return undefined;
    const save = (): void => {
      if (design === kept.current) return;
      kept.current = design;
      setStatus(keep(draftKey(design.app), isFresh(design) ? undefined : textOf(design)));
    };
    const saveHidden = (): void => {
      if (document.visibilityState === 'hidden') save();
    };
    setStatus('waiting');
    const timer = setTimeout(save, IDLE_MS);
    addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', saveHidden);
    };
  }, [design, isOn]);

  return status;
}

const textOf = (design: Design): string => draftText(design, Date.now());

/** What the editor begins with needs no draft. */
const isFresh = (design: Design): boolean =>
  JSON.stringify(design) === JSON.stringify(newDesign('basic', design.app));
