import {useCallback, useEffect, useRef, useState} from 'react';
import type {Failure, Result} from '../client/failure';
import type {FailureCode} from '../client/failureCodes';
import {failureText, type Place} from '../texts/messages.ja';

/** What is said about the last call; a new object each time, so that it is read out again. */
export interface Notice {
  readonly id: number;
  readonly tone: 'error' | 'done';
  readonly text: string;
  /** Why a call failed, for a page that says some reasons elsewhere. */
  readonly code?: FailureCode;
}

export interface Task {
  /** Whether a call is on its way. */
  readonly isBusy: boolean;
  readonly notice: Notice | undefined;
  /**
   * Makes a call unless one is on its way, and says how it went.
   * @param whenDone what to do with the answer; a text that it returns is said
   * @param whenFailed may take a failure over by returning true
   */
  readonly run: <T>(
    call: () => Promise<Result<T>>,
    whenDone: (value: T) => string | undefined,
    whenFailed?: (failure: Failure) => boolean,
  ) => void;
  readonly say: (tone: Notice['tone'], text: string) => void;
  readonly clear: () => void;
}

/** One thing after the other that a visitor asks for, and what is said about it. */
export function useTask(place: Place): Task {
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  const isOn = useRef(false);
  const isHere = useRef(true);
  const count = useRef(0);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const tell = useCallback((notice: Omit<Notice, 'id'>): void => {
    count.current += 1;
    setNotice({...notice, id: count.current});
  }, []);
  const say = useCallback<Task['say']>(
    (tone, text) => {
      tell({tone, text});
    },
    [tell],
  );
  const clear = useCallback((): void => {
    setNotice(undefined);
  }, []);
  const run = useCallback<Task['run']>(
    (call, whenDone, whenFailed) => {
      // Two clicks in one frame: the button is not disabled yet.
      if (isOn.current) return;
      isOn.current = true;
      setBusy(true);
      clear();
      void call().then((result) => {
        isOn.current = false;
        if (!isHere.current) return;
        setBusy(false);
        if (result.ok) {
          const text = whenDone(result.value);
          if (text !== undefined) tell({tone: 'done', text});
        } else if (whenFailed?.(result.failure) !== true) {
          const {failure} = result;
          tell({tone: 'error', text: failureText(failure, place), code: failure.code});
        }
      });
    },
    [clear, place, tell],
  );
  return {isBusy, notice, run, say, clear};
}
