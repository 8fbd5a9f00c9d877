import {createStore, type Store} from '@komebiyori/lib/store';
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

function unload(loaded: Loaded): void {
  loaded.audio.pause();
  if (loaded.audio.src !== '') URL.revokeObjectURL(loaded.audio.src);
  loaded.audio.removeAttribute('src');
  loaded.take = undefined;
}

class TakePlayer implements Player {
  readonly state = createStore(START);
  readonly canChooseSpeaker = 'setSinkId' in HTMLMediaElement.prototype;
  readonly #both: Readonly<Record<Slot, Loaded>> = {a: this.#create('a'), b: this.#create('b')};

  readonly load: Player['load'] = (takes) => {
    for (const slot of ['a', 'b'] as const) {
      const loaded = this.#both[slot];
      const take = takes[slot];
      if (take === loaded.take) continue;
      if (this.state.get().slot === slot) this.#change({isPlaying: false, position: 0});
      unload(loaded);
      if (take === undefined) continue;
      loaded.take = take;
      loaded.audio.src = URL.createObjectURL(new Blob([take.wav], {type: 'audio/wav'}));
    }
  };

  readonly play: Player['play'] = (slot) => {
    const {audio, take} = this.#both[slot];
    if (take === undefined) return;
    this.#both[slot === 'a' ? 'b' : 'a'].audio.pause();
    const {position, isLooping} = this.state.get();
    audio.loop = isLooping;
    // Past the end of a shorter take there is nothing to hear.
    audio.currentTime = position < take.seconds - 0.05 ? position : 0;
    this.#change({slot, isPlaying: true});
    audio.play().catch(() => {
      if (this.state.get().slot === slot) this.#change({isPlaying: false});
    });
  };

  readonly pause: Player['pause'] = () => {
    this.#both.a.audio.pause();
    this.#both.b.audio.pause();
    this.#change({isPlaying: false});
  };

  readonly seek: Player['seek'] = (seconds) => {
    const {audio, take} = this.#both[this.state.get().slot];
    const position = Math.min(Math.max(0, seconds), take?.seconds ?? 0);
    audio.currentTime = position;
    this.#change({position});
  };

  readonly switchTo: Player['switchTo'] = (slot) => {
    const now = this.state.get();
    if (now.isPlaying) {
      this.#change({position: this.#both[now.slot].audio.currentTime});
      this.play(slot);
    } else this.#change({slot});
  };

  readonly setLooping: Player['setLooping'] = (isLooping) => {
    for (const {audio} of Object.values(this.#both)) audio.loop = isLooping;
    this.#change({isLooping});
  };

  readonly setSpeaker: Player['setSpeaker'] = async (id) => {
    const {a, b} = this.#both;
    try {
      await Promise.all([a.audio.setSinkId(id), b.audio.setSinkId(id)]);
      this.#change({speaker: id, speakerFailed: false});
    } catch {
      this.#change({speakerFailed: true});
    }
  };

  readonly close: Player['close'] = () => {
    unload(this.#both.a);
    unload(this.#both.b);
  };

  #change(changes: Partial<Playing>): void {
    this.state.set({...this.state.get(), ...changes});
  }

  #create(slot: Slot): Loaded {
    const audio = new Audio();
    audio.addEventListener('timeupdate', () => {
      if (this.state.get().slot === slot) this.#change({position: audio.currentTime});
    });
    audio.addEventListener('ended', () => {
      if (this.state.get().slot === slot) this.#change({isPlaying: false, position: 0});
    });
    return {audio, take: undefined};
  }
}

/** Plays two takes, one at a time. */
export function createPlayer(): Player {
  return new TakePlayer();
}
