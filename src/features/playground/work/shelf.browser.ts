import type {Sample, TemplateFiles} from '@site/plugins/playground/client';
import {keep, readKept, type Kept} from '@site/src/browser/keptText.browser';
import {createStore, type Store, type Watched} from '@site/src/lib/store';
import {decodeLink} from './link';
import {changeFiles, isEdited, putWork, readWorks, sameFiles, worksText, type Work} from './works';

/** Where templates are kept, in the browser's storage. */
const WORKS_KEY = 'playground.works';
/** So long after the last letter they are kept. */
const IDLE_MS = 400;

/** Something that was said of what was opened. */
interface Notice {
  readonly text: string;
  /** The way back. */
  readonly undo?: {readonly name: string; readonly act: () => void};
}

/** The templates that somebody writes, and the one on the table. */
export interface Shelf {
  readonly work: Watched<Work>;
  readonly works: Watched<readonly Work[]>;
  /** How keeping went; undefined before the first time. */
  readonly kept: Watched<Kept | undefined>;
  readonly notice: Store<Notice | undefined>;
  /** What is kept and cannot be read; nothing is written over it until it is dropped. */
  readonly unreadable: Watched<string | undefined>;
  /** Calls `listener` when another template is on the table, not for its own edits. */
  readonly onOpen: (listener: (work: Work) => void) => () => void;
  readonly openSample: (sample: Sample) => void;
  readonly openWork: (id: string) => void;
  /** Opens what the address names; false when it names nothing. */
  readonly openAddress: () => boolean;
  readonly edit: (change: Partial<TemplateFiles>) => void;
  readonly rename: (title: string) => void;
  /** Back to what the template began as. */
  readonly reset: () => void;
  readonly remove: () => void;
  /** Keeps at once what waits to be kept. */
  readonly save: () => void;
  readonly dropUnreadable: () => void;
}

const begin = (title: string, files: TemplateFiles, from = ''): Work => ({
  ...{id: crypto.randomUUID(), title, files: {...files}, from},
  ...{original: {...files}, editedAt: Date.now()},
});

/** The address without what it opened: after an edit a reload opens the edited one. */
function leaveAddress(): void {
  const {pathname, search, hash} = window.location;
  if (search !== '' || hash !== '') history.replaceState(history.state, '', pathname);
}

/**
 * @param samples of the manual; the first is what a new visitor sees
 */
export function createShelf(samples: readonly Sample[], starter: Sample): Shelf {
  const found = readWorks(readKept(WORKS_KEY));
  const works = createStore<readonly Work[]>(found.kind === 'works' ? found.works : []);
  const unreadable = createStore(found.kind === 'unreadable' ? found.text : undefined);
  const kept = createStore<Kept | undefined>(undefined);
  const notice = createStore<Notice | undefined>(undefined);
  const [latest] = works.get();
  const work = createStore(latest ?? begin(starter.heading, starter.files, starter.id));
  const listeners = new Set<(work: Work) => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = (change: (works: readonly Work[]) => readonly Work[]): void => {
    if (unreadable.get() !== undefined) return;
    // Another tab may have kept something since.
    const now = readWorks(readKept(WORKS_KEY));
    const next = change(now.kind === 'works' ? now.works : works.get());
    works.set(next);
    kept.set(keep(WORKS_KEY, next.length === 0 ? undefined : worksText(next)));
  };
  const save = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    write((all) => putWork(all, work.get()));
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(save, IDLE_MS);
  };
  const put = (next: Work, said?: Notice): void => {
    save();
    work.set(next);
    notice.set(said);
    for (const listener of listeners) listener(next);
  };
  const openWork = (id: string): void => {
    const one = works.get().find((other) => other.id === id);
    if (one === undefined) return;
    leaveAddress();
    put(one);
  };
  /** That an edited one is there already, and the way to it. */
  const edited = (like: (one: Work) => boolean): Notice | undefined => {
    const before = works.get().find(like);
    if (before === undefined) return undefined;
    return {
      text: `「${before.title}」を前に書き換えたものが残っています。`,
      undo: {
        name: '書き換えたものを開く',
        act: () => {
          openWork(before.id);
        },
      },
    };
  };
  const openSample = (sample: Sample): void => {
    put(
      begin(sample.heading, sample.files, sample.id),
      edited(({from}) => from === sample.id),
    );
  };

  return {
    ...{work, works, kept, notice, unreadable, openSample, openWork, save},
    onOpen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    openAddress() {
      const link = decodeLink(window.location.hash);
      if (link.kind === 'refused') notice.set({text: link.reason});
      if (link.kind === 'template') {
        const {title, files} = link;
        const same = works.get().find((one) => sameFiles(one.files, files));
        const text = '受け取ったテンプレートです。前に書いたものは、そのまま残っています。';
        put(same ?? begin(title, files), same === undefined ? {text} : undefined);
        return true;
      }
      const id = new URLSearchParams(window.location.search).get('sample');
      if (id === null) return false;
      const sample = samples.find((one) => one.id === id);
      if (sample === undefined) {
        notice.set({text: 'そのサンプルは見つかりません。一覧から選んでください。'});
        return false;
      }
      openSample(sample);
      return true;
    },
    edit(change) {
      work.set(changeFiles(work.get(), change, Date.now()));
      leaveAddress();
      later();
    },
    rename(title) {
      work.set({...work.get(), title});
      later();
    },
    reset() {
      const before = work.get();
      put(
        {...before, files: {...before.original}, editedAt: Date.now()},
        {
          text: '元の内容に戻しました。',
          undo: {
            name: '戻すのをやめる',
            act: () => {
              put(before);
              later();
            },
          },
        },
      );
      write((all) => all.filter(({id}) => id !== before.id));
    },
    remove() {
      const before = work.get();
      save();
      write((all) => all.filter(({id}) => id !== before.id));
      const [next] = works.get();
      put(next ?? begin(starter.heading, starter.files, starter.id), {
        text: `「${before.title}」を消しました。`,
        undo: {
          name: '消すのをやめる',
          act: () => {
            if (isEdited(before)) write((all) => putWork(all, before));
            put(before);
          },
        },
      });
    },
    dropUnreadable() {
      unreadable.set(undefined);
      later();
    },
  };
}
