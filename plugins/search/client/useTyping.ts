import {useState} from 'react';
import type {SearchOutcome} from './useSearch';
import {useTimer} from './useTimer';

/** How long nothing is typed before a query counts as written to its end, in milliseconds. */
const PAUSE = 1000;

type Answer = SearchOutcome['answer'];

export interface Typing {
  isTyping: boolean;
  /** Something was typed. */
  begin: () => void;
  /** The query is written to its end, for example because it was sent. */
  end: () => void;
}

/** Whether a query is still being typed. */
export function useTyping(): Typing {
  const [isTyping, setIsTyping] = useState(false);
  const timer = useTimer();
  const end = (): void => {
    timer.stop();
    setIsTyping(false);
  };
  return {
    isTyping,
    begin: () => {
      setIsTyping(true);
      timer.start(end, PAUSE);
    },
    end,
  };
}

/** The answer to show: what is only begun (`+`, `title:`) is no error, the answer before it stays. */
export function useCalmAnswer(answer: Answer, isTyping: boolean): Answer {
  const [kept, setKept] = useState<Answer>();
  const isHeld = isTyping && answer?.found.error !== undefined;
  if (!isHeld && answer?.found !== kept?.found) setKept(answer);
  return isHeld ? kept : answer;
}
