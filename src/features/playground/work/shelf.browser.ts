import type {Sample, TemplateFiles} from '@site/plugins/playground/client';
import {keep, onKeptChange, readKept, type Kept} from '@site/src/browser/keptText.browser';
import {createListeners, createStore, type Store, type Watched} from '@komebiyori/lib/store';
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

/** Of the manual or written here, or of somebody who gave the visitor a link. */
type Origin = 'known' | 'received';

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
  /** Opens what the address names, and says whose that is; undefined when it names nothing. */
  readonly openAddress: () => Origin | undefined;
  readonly edit: (change: Partial<TemplateFiles>) => void;
  readonly rename: (title: string) => void;
  /** Back to what the template began as. */
  readonly reset: () => void;
  readonly remove: () => void;
  /** Keeps at once what waits to be kept. */
  readonly save: () => void;
  readonly dropUnreadable: () => void;
  /** Follows what other tabs keep; returns a function that ends it. */
  readonly follow: () => () => void;
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

class KeptShelf implements Shelf {
  readonly works: Store<readonly Work[]>;
  readonly unreadable: Store<string | undefined>;
  readonly kept = createStore<Kept | undefined>(undefined);
  readonly notice = createStore<Notice | undefined>(undefined);
  readonly work: Store<Work>;
  readonly #samples: readonly Sample[];
  readonly #starter: Sample;
  readonly #opened = createListeners<Work>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(samples: readonly Sample[], starter: Sample) {
    this.#samples = samples;
    this.#starter = starter;
    const found = readWorks(readKept(WORKS_KEY));
    this.works = createStore<readonly Work[]>(found.kind === 'works' ? found.works : []);
    this.unreadable = createStore(found.kind === 'unreadable' ? found.text : undefined);
    this.work = createStore(this.#latest());
  }

  readonly onOpen: Shelf['onOpen'] = this.#opened.add;

  readonly openSample: Shelf['openSample'] = (sample) => {
    this.#put(begin(sample.heading, sample.files, sample.id), this.#editedOf(sample));
  };

  readonly openWork: Shelf['openWork'] = (id) => {
    const one = this.works.get().find((other) => other.id === id);
    if (one === undefined) return;
    leaveAddress();
    this.#put(one);
  };

  readonly openAddress: Shelf['openAddress'] = () => {
    const link = decodeLink(window.location.hash);
    if (link.kind === 'refused') this.notice.set({text: link.reason});
    if (link.kind === 'template') {
      const {title, files} = link;
      const same = this.works.get().find((one) => sameFiles(one.files, files));
      const text = '受け取ったテンプレートです。前に書いたものは、そのまま残っています。';
      this.#put(same ?? begin(title, files), same === undefined ? {text} : undefined);
      return same === undefined ? 'received' : 'known';
    }
    const id = new URLSearchParams(window.location.search).get('sample');
    if (id === null) return undefined;
    const sample = this.#samples.find((one) => one.id === id);
    if (sample === undefined) {
      this.notice.set({text: 'そのサンプルは見つかりません。一覧から選んでください。'});
      return undefined;
    }
    this.openSample(sample);
    return 'known';
  };

  readonly edit: Shelf['edit'] = (change) => {
    this.work.set(changeFiles(this.work.get(), change, Date.now()));
    leaveAddress();
    this.#saveLater();
  };

  readonly rename: Shelf['rename'] = (title) => {
    this.work.set({...this.work.get(), title});
    this.#saveLater();
  };

  readonly reset: Shelf['reset'] = () => {
    const before = this.work.get();
    const act = (): void => {
      this.#put(before);
      this.#saveLater();
    };
    this.#put(
      {...before, files: {...before.original}, editedAt: Date.now()},
      {text: '元の内容に戻しました。', undo: {name: '戻すのをやめる', act}},
    );
    this.#forget(before);
  };

  readonly remove: Shelf['remove'] = () => {
    const before = this.work.get();
    this.save();
    this.#forget(before);
    const act = (): void => {
      if (isEdited(before)) this.#write((all) => putWork(all, before));
      this.#put(before);
    };
    this.#put(this.#latest(), {
      text: `「${before.title}」を消しました。`,
      undo: {name: '消すのをやめる', act},
    });
  };

  readonly save: Shelf['save'] = () => {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#write((all) => putWork(all, this.work.get()));
  };

  readonly dropUnreadable: Shelf['dropUnreadable'] = () => {
    this.unreadable.set(undefined);
    this.#saveLater();
  };

  readonly follow: Shelf['follow'] = () =>
    onKeptChange(WORKS_KEY, (text) => {
      if (text === null) return;
      const found = readWorks(text);
      if (found.kind !== 'works' || this.unreadable.get() !== undefined) return;
      this.works.set(found.works);
      const mine = this.work.get();
      const theirs = found.works.find(({id}) => id === mine.id);
      if (theirs === undefined) return;
      const isSame = sameFiles(theirs.files, mine.files);
      if (this.#timer === undefined) {
        this.work.set(theirs);
        if (isSame) return;
        this.notice.set({text: '別のタブで書いた内容に替わりました。'});
        this.#opened.tell(theirs);
      } else if (!isSame) {
        // Both tabs wrote at the same time: both stay, each under its name.
        this.work.set({...mine, id: crypto.randomUUID(), title: `${mine.title}（このタブ）`});
        this.notice.set({
          text: '同じテンプレートが別のタブで変わったため、このタブの内容を別の名前で残します。',
        });
      }
    });

  /** What was written last, or what a new visitor sees. */
  #latest(): Work {
    const [latest] = this.works.get();
    const {heading, files, id} = this.#starter;
    return latest ?? begin(heading, files, id);
  }

  #write(change: (works: readonly Work[]) => readonly Work[]): void {
    if (this.unreadable.get() !== undefined) return;
    // Another tab may have kept something since.
    const now = readWorks(readKept(WORKS_KEY));
    const next = change(now.kind === 'works' ? now.works : this.works.get());
    this.works.set(next);
    this.kept.set(keep(WORKS_KEY, next.length === 0 ? undefined : worksText(next)));
  }

  #forget({id}: Work): void {
    this.#write((all) => all.filter((one) => one.id !== id));
  }

  #saveLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.save, IDLE_MS);
  }

  /** Puts a template on the table. */
  #put(next: Work, said?: Notice): void {
    this.save();
    this.work.set(next);
    this.notice.set(said);
    this.#opened.tell(next);
  }

  /** That an edited one of a sample is there already, and the way to it. */
  #editedOf({id}: Sample): Notice | undefined {
    const before = this.works.get().find(({from}) => from === id);
    if (before === undefined) return undefined;
    const act = (): void => {
      this.openWork(before.id);
    };
    return {
      text: `「${before.title}」を前に書き換えたものが残っています。`,
      undo: {name: '書き換えたものを開く', act},
    };
  }
}

/**
 * @param samples of the manual
 * @param starter what a new visitor sees
 */
export function createShelf(samples: readonly Sample[], starter: Sample): Shelf {
  return new KeptShelf(samples, starter);
}
