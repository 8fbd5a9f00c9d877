import {useCallback, useEffect, useRef, useState} from 'react';
import type {Failure, Result} from '../client/failure';
import type {FailureCode} from '../client/failureCodes';
import {failureText, type Place} from '../texts/messages.ja';

/** What is said about the last call; a new object each time, so that it is read out again. */
export interface Notice {
  readonly id: number;
  readonly tone: 'error' | 'done' | 'info';
  readonly text: string;
  /** Whether it is about what was typed: it is said at the field then, and nowhere else. */
  readonly isAtField: boolean;
  /** Why a call failed. */
  readonly code?: FailureCode;
  /** Whether the visitor was elsewhere by then: it is said, and the focus stays where it is. */
  readonly isLate: boolean;
}

export interface Task {
  /** Whether a call is on its way. */
  readonly isBusy: boolean;
  /** The last thing that was said; there is never a second one beside it. */
  readonly notice: Notice | undefined;
  /**
   * Makes a call unless one is on its way, and says how it went.
   * @param whenDone what to do with the answer; a text that it returns is said
   * @param whenFailed may take a failure over by returning true, or say it in the words it returns
   */
  readonly run: <T>(
    call: () => Promise<Result<T>>,
    whenDone: (value: T) => string | undefined,
    whenFailed?: (failure: Failure) => boolean | string,
  ) => void;
  readonly say: (tone: Notice['tone'], text: string) => void;
  /** Says at the field what is wrong with it: nothing is sent. */
  readonly refuse: (text: string) => void;
  /** The visitor mends what was typed: what was said at the field is over. */
  readonly mend: () => void;
  readonly clear: () => void;
  /** The visitor has gone on to something else: what was said is over, and no late answer leads there. */
  readonly drop: () => void;
}

const NONE: readonly FailureCode[] = [];

/** Milliseconds in which the focus is moved by the page: the button that was pressed is held. */
const HELD_MS = 100;

/** @returns what ends the watch, and says whether the visitor has moved the focus meanwhile */
function watchFocus(): () => boolean {
  let hasMoved = false;
  const onMove = (): void => {
    hasMoved = true;
  };
  const timer = setTimeout(() => {
    document.addEventListener('focusin', onMove);
  }, HELD_MS);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('focusin', onMove);
    return hasMoved;
  };
}

/** What is said of a failure; nothing where somebody else deals with it. */
function failureNotice(
  failure: Failure,
  place: Place,
  whenFailed?: (failure: Failure) => boolean | string,
): {readonly tone: 'error'; readonly text: string; readonly code: FailureCode} | undefined {
  const words = whenFailed?.(failure) ?? false;
  if (words === true) return undefined;
  const text = words === false ? failureText(failure, place) : words;
  return {tone: 'error', text, code: failure.code};
}

/** What the tasks of a page say apart from fields: one of them at a time, so that it is the news. */
const silence = new Set<() => void>();

/**
 * One thing after the other that a visitor asks for, and what is said about it.
 * @param atField failures that are about what was typed; the same array from render to render
 */
export function useTask(place: Place, atField: readonly FailureCode[] = NONE): Task {
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  const isOn = useRef(false);
  /** The call whose answer is waited for. */
  const turn = useRef(0);
  const count = useRef(0);
  /** Set while an answer is told. */
  const isLate = useRef(false);
  const tell = useCallback((notice: Omit<Notice, 'id' | 'isLate'>): void => {
    count.current += 1;
    setNotice({...notice, id: count.current, isLate: isLate.current});
  }, []);
  const say = useCallback<Task['say']>(
    (tone, text) => {
      tell({tone, text, isAtField: false});
    },
    [tell],
  );
  const refuse = useCallback(
    (text: string): void => {
      tell({tone: 'error', text, isAtField: true});
    },
    [tell],
  );
  const mend = useCallback((): void => {
    setNotice((said) => (said?.isAtField === true ? undefined : said));
  }, []);
  const clear = useCallback((): void => {
    setNotice(undefined);
  }, []);
  const drop = useCallback((): void => {
    turn.current += 1;
    isOn.current = false;
    setBusy(false);
    setNotice(undefined);
  }, []);
  const quiet = useCallback((): void => {
    setNotice((said) => (said?.isAtField === true ? said : undefined));
  }, []);
  useEffect(() => {
    silence.add(quiet);
    return () => {
      drop();
      silence.delete(quiet);
    };
  }, [drop, quiet]);
  const run = useCallback<Task['run']>(
    (call, whenDone, whenFailed) => {
      // Two clicks in one frame: the button is not disabled yet.
      if (isOn.current) return;
      isOn.current = true;
      turn.current += 1;
      const mine = turn.current;
      setBusy(true);
      clear();
      for (const others of silence) others();
      const hasMoved = watchFocus();
      void call().then((result) => {
        const isElsewhere = hasMoved();
        if (mine !== turn.current) return;
        isOn.current = false;
        setBusy(false);
        isLate.current = isElsewhere;
        if (result.ok) {
          const text = whenDone(result.value);
          if (text !== undefined) tell({tone: 'done', text, isAtField: false});
        } else {
          const told = failureNotice(result.failure, place, whenFailed);
          if (told !== undefined) tell({...told, isAtField: atField.includes(told.code)});
        }
        isLate.current = false;
      });
    },
    [atField, clear, place, tell],
  );
  return {isBusy, notice, run, say, refuse, mend, clear, drop};
}
