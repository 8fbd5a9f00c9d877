import {useEffect, type RefObject} from 'react';
import {useFileDrop} from '@site/src/lib/useFileDrop';

type Take = (files: readonly File[]) => void;

/** Takes files and folders that are dropped on an element; whether some are held over it. */
export const useDrop = (element: RefObject<HTMLElement | null>, take: Take): boolean =>
  useFileDrop(element, (dropped) => {
    void readDropped(dropped).then(take);
  });

/** Takes files that are pasted anywhere on the page. */
export function usePaste(take: Take): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('paste', paste);
    };
  }, [take]);
}

/**
 * Reads what was dropped, with the files of folders; to be called in the event itself, which forgets its
 * entries afterwards.
 */
async function readDropped({items, files}: DataTransfer): Promise<readonly File[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const plain = [...files];
  if (!entries.some(({isDirectory}) => isDirectory)) return plain;
  const read = await Promise.all(entries.map(filesOf));
  return read.flat();
}

/** The files of an entry; a folder's folders are left out, as a sequence lies in one. */
async function filesOf(entry: FileSystemEntry, depth = 0): Promise<File[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => {
      entry.file(resolve, reject);
    });
    return [file];
  }
  if (depth > 0) return [];
  const children = await readAll((entry as FileSystemDirectoryEntry).createReader());
  return (await Promise.all(children.map((child) => filesOf(child, depth + 1)))).flat();
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** A reader gives a hundred entries at a time, and none at the end. */
async function readAll(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return all;
    all.push(...some);
  }
}
