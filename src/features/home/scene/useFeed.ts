import {useEffect, useReducer, useRef, type RefObject} from 'react';

import type {SceneComment} from './comments';
import {arrive, arriveNext, feedAfterLoop, loopSteps, type Feed} from './feed';
import {loopTime, whileSeen} from './whileSeen.browser';

/** One turn of the loop of styles, as CommentTrack.module.css has it. */
const LOOP_MS = 18_000;

type Action =
  | {type: 'takeOver'; loopTime: number}
  | {type: 'tick'}
  | {type: 'say'; comment: SceneComment};

interface State {
  readonly feed: Feed;
  /** Whether the application feeds the overlay; until then a loop of styles moves it. */
  readonly live: boolean;
}

const START: State = {feed: feedAfterLoop(0), live: false};

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'takeOver':
      // What a visitor has already said stays.
      return state.live
        ? state
        : {feed: feedAfterLoop(loopSteps(action.loopTime, LOOP_MS)), live: true};
    case 'tick':
      return {feed: arriveNext(state.feed), live: true};
    case 'say':
      return {feed: arrive(state.feed, action.comment), live: true};
  }
}

interface LiveFeed extends State {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly track: RefObject<HTMLDivElement | null>;
  readonly pause: RefObject<HTMLInputElement | null>;
  /** Lets a comment of the visitor come in. */
  readonly say: (comment: SceneComment) => void;
}

/** The simulated comments of the drawn stream, while somebody sees it. */
export function useFeed(): LiveFeed {
  const [state, dispatch] = useReducer(reduce, START);
  const stage = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const pause = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const end = new AbortController();
    if (stage.current !== null) {
      whileSeen({
        stage: stage.current,
        isPaused: () => pause.current?.checked === true,
        onSeen: () => {
          const time = track.current === null ? 0 : loopTime(track.current);
          dispatch({type: 'takeOver', loopTime: time});
        },
        onTick: () => {
          dispatch({type: 'tick'});
        },
        signal: end.signal,
      });
    }
    return () => {
      end.abort();
    };
  }, []);
  const say = (comment: SceneComment): void => {
    dispatch({type: 'say', comment});
  };
  return {...state, stage, track, pause, say};
}
