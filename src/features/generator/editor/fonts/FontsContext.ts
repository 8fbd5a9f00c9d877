import {createContext, useCallback, useContext, useEffect, useMemo, useState} from 'react';
import type {FontFile} from '@komebiyori/overlays/package/packTemplate';

import {keep, onKeptChange, readKept} from '@site/src/browser/keptText.browser';

import type {EditorParts} from '../parts';
import {
  fontMemoryText,
  FONTS_KEY,
  NO_MEMORY,
  readFontMemory,
  withFavorite,
  withRecent,
  type FontMemory,
} from './fontMemory';
import {queryFonts, type LocalFonts} from './localFonts.browser';

/** The fonts that the editor knows besides the list, as long as the page is open. */
export interface EditorFonts {
  readonly loadSample: EditorParts['loadFontSample'];
  readonly local: LocalFonts | undefined;
  readonly loadLocal: () => void;
  /** Whether the preview may load fonts from Google Fonts, which then sees who asks. */
  readonly allowsWeb: boolean;
  readonly allowWeb: () => void;
  readonly files: readonly FontFile[];
  /** Another file for its family and weight. */
  readonly addFile: (file: FontFile) => void;
  readonly removeFiles: (family: string) => void;
  readonly memory: FontMemory;
  /** A family was chosen from a list. */
  readonly remember: (family: string) => void;
  readonly toggleFavorite: (family: string) => void;
}

/** Which fonts the preview lacks, and a new try. */
export interface MissingFonts {
  readonly families: readonly string[];
  readonly retry: () => void;
}

export const MissingFontsContext = createContext<MissingFonts>({
  families: [],
  retry: () => undefined,
});

export const FontsContext = createContext<EditorFonts>({
  loadSample: () => Promise.reject(new Error('No fonts')),
  local: undefined,
  loadLocal: () => undefined,
  allowsWeb: false,
  allowWeb: () => undefined,
  files: [],
  addFile: () => undefined,
  removeFiles: () => undefined,
  memory: NO_MEMORY,
  remember: () => undefined,
  toggleFavorite: () => undefined,
});

export const useFonts = (): EditorFonts => useContext(FontsContext);
export const useMissingFonts = (): MissingFonts => useContext(MissingFontsContext);

const read = (): FontMemory => readFontMemory(readKept(FONTS_KEY));

/** What this browser keeps of fonts; other tabs may change it. */
function useFontMemory(): {
  readonly memory: FontMemory;
  readonly remember: (family: string) => void;
  readonly toggleFavorite: (family: string) => void;
} {
  const [memory, setMemory] = useState(read);
  useEffect(
    () =>
      onKeptChange(FONTS_KEY, () => {
        setMemory(read());
      }),
    [],
  );
  const change = useCallback((next: FontMemory) => {
    setMemory(next);
    // Nothing is lost where nothing can be kept: it lasts as long as the page.
    keep(FONTS_KEY, fontMemoryText(next));
  }, []);
  const remember = useCallback(
    (family: string) => {
      change(withRecent(memory, family));
    },
    [change, memory],
  );
  const toggleFavorite = useCallback(
    (family: string) => {
      change(withFavorite(memory, family));
    },
    [change, memory],
  );
  return useMemo(() => ({memory, remember, toggleFavorite}), [memory, remember, toggleFavorite]);
}

/** The state behind the context. */
export function useEditorFonts(loadSample: EditorParts['loadFontSample']): EditorFonts {
  const [local, setLocal] = useState<LocalFonts>();
  const [files, setFiles] = useState<readonly FontFile[]>([]);
  const loadLocal = useCallback(() => {
    void queryFonts().then(setLocal);
  }, []);
  const [allowsWeb, setAllowsWeb] = useState(false);
  const allowWeb = useCallback(() => {
    setAllowsWeb(true);
  }, []);
  const addFile = useCallback((file: FontFile) => {
    setFiles((all) => [
      ...all.filter(({family, weight}) => family !== file.family || weight !== file.weight),
      file,
    ]);
  }, []);
  const removeFiles = useCallback((family: string) => {
    setFiles((all) => all.filter((file) => file.family !== family));
  }, []);
  const kept = useFontMemory();
  return useMemo(
    () => ({
      ...{loadSample, local, loadLocal, allowsWeb, allowWeb, files, addFile, removeFiles},
      ...kept,
    }),
    [loadSample, local, loadLocal, allowsWeb, allowWeb, files, addFile, removeFiles, kept],
  );
}
