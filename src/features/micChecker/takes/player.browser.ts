import {createStore, type Store} from '@site/src/lib/store';
import type {Slot, Take} from './takes';

export interface Playing {
  /** What is heard, or would be. */
  readonly slot: Slot;
  readonly isPlaying: boolean;
  /** In seconds; the same for both takes, so that one can switch between them. */
  readonly position: number;
  readonly isLooping: boolean;
  /** Empty for the system's own choice. */
  readonly speaker: string;
  /** The chosen device for playback could not be used. */
  readonly speakerFailed: boolean;
}

export interface Player {
  readonly state: Store<Playing>;
  /** Whether the browser lets a page choose where it is heard. */
  readonly canChooseSpeaker: boolean;
  readonly load: (takes: Readonly<Partial<Record<Slot, Take>>>) => void;
  readonly play: (slot: Slot) => void;
  readonly pause: () => void;
  readonly seek: (seconds: number) => void;
  /** Goes on with the other take, at the same place. */
  readonly switchTo: (slot: Slot) => void;
  readonly setLooping: (isLooping: boolean) => void;
  readonly setSpeaker: (id: string) => Promise<void>;
  readonly close: () => void;
}

interface Loaded {
  readonly audio: HTMLAudioElement;
  take: Take | undefined;
}

const START: Playing = {
  slot: 'a',
  isPlaying: false,
  position: 0,
  isLooping: false,
  speaker: '',
  speakerFailed: false,
};

/** Plays two takes, one at a time. */
export function createPlayer(): Player {
  const state = createStore(START);
  const change = (changes: Partial<Playing>): void => {
    state.set({...state.get(), ...changes});
  };
  const create = (slot: Slot): Loaded => {
    const audio = new Audio();
    audio.addEventListener('timeupdate', () => {
      if (state.get().slot === slot) change({position: audio.currentTime});
    });
    audio.addEventListener('ended', () => {
      if (state.get().slot === slot) change({isPlaying: false, position: 0});
    });
    return {audio, take: undefined};
  };
  const both: Readonly<Record<Slot, Loaded>> = {a: create('a'), b: create('b')};

  const unload = (loaded: Loaded): void => {
    loaded.audio.pause();
    if (loaded.audio.src !== '') URL.revokeObjectURL(loaded.audio.src);
    loaded.audio.removeAttribute('src');
    loaded.take = undefined;
  };
  const pause = (): void => {
    both.a.audio.pause();
    both.b.audio.pause();
    change({isPlaying: false});
  };
  const play = (slot: Slot): void => {
    const {audio, take} = both[slot];
    if (take === undefined) return;
    both[slot === 'a' ? 'b' : 'a'].audio.pause();
    const {position, isLooping} = state.get();
    audio.loop = isLooping;
    // Past the end of a shorter take there is nothing to hear.
    audio.currentTime = position < take.seconds - 0.05 ? position : 0;
    change({slot, isPlaying: true});
    audio.play().catch(() => {
      if (state.get().slot === slot) change({isPlaying: false});
    });
  };
  return {
    state,
    canChooseSpeaker: 'setSinkId' in HTMLMediaElement.prototype,
    load: (takes) => {
      for (const slot of ['a', 'b'] as const) {
        const loaded = both[slot];
        const take = takes[slot];
        if (take === loaded.take) continue;
        if (state.get().slot === slot) change({isPlaying: false, position: 0});
        unload(loaded);
        if (take === undefined) continue;
        loaded.take = take;
        loaded.audio.src = URL.createObjectURL(new Blob([take.wav], {type: 'audio/wav'}));
      }
    },
    play,
    pause,
    seek: (seconds) => {
      const {audio, take} = both[state.get().slot];
      const position = Math.min(Math.max(0, seconds), take?.seconds ?? 0);
      audio.currentTime = position;
      change({position});
    },
    switchTo: (slot) => {
      if (state.get().isPlaying) {
        change({position: both[state.get().slot].audio.currentTime});
        play(slot);
      } else change({slot});
    },
    setLooping: (isLooping) => {
      for (const {audio} of Object.values(both)) audio.loop = isLooping;
      change({isLooping});
    },
    setSpeaker: async (id) => {
      try {
        await Promise.all([both.a.audio.setSinkId(id), both.b.audio.setSinkId(id)]);
        change({speaker: id, speakerFailed: false});
      } catch {
        change({speakerFailed: true});
      }
    },
    close: () => {
      unload(both.a);
      unload(both.b);
    },
  };
}
