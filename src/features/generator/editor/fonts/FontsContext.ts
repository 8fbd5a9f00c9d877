import {createContext, useCallback, useContext, useMemo, useState} from 'react';
import type {FontFile} from '@site/overlays/package/packTemplate';
import {queryFonts, type LocalFonts} from './localFonts.browser';

/** The fonts that the editor knows besides the list, as long as the page is open. */
export interface EditorFonts {
  readonly local: LocalFonts | undefined;
  readonly loadLocal: () => void;
  readonly files: readonly FontFile[];
  /** Another file for its family and weight. */
  readonly addFile: (file: FontFile) => void;
  readonly removeFiles: (family: string) => void;
}

export const FontsContext = createContext<EditorFonts>({
  local: undefined,
  loadLocal: () => undefined,
  files: [],
  addFile: () => undefined,
  removeFiles: () => undefined,
});

export const useFonts = (): EditorFonts => useContext(FontsContext);

/** The state behind the context. */
export function useEditorFonts(): EditorFonts {
  const [local, setLocal] = useState<LocalFonts>();
  const [files, setFiles] = useState<readonly FontFile[]>([]);
  const loadLocal = useCallback(() => {
    void queryFonts().then(setLocal);
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
  return useMemo(
    () => ({local, loadLocal, files, addFile, removeFiles}),
    [local, loadLocal, files, addFile, removeFiles],
  );
}
