import {createAnalyser, type Analyser} from './analyser';
import {PROCESSOR} from './levels';

// What an AudioWorkletGlobalScope has, as far as it is used; TypeScript's libraries do not know it.
declare const sampleRate: number;
declare function registerProcessor(name: string, processor: new () => unknown): void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

/** Frames that the Web Audio API renders at once. */
const QUANTUM = 128;
const MOST_CHANNELS = 2;

registerProcessor(
  PROCESSOR,
  class extends AudioWorkletProcessor {
    #channels = 1;
    #analyser: Analyser = createAnalyser(sampleRate, 1);
    #isClosed = false;

    constructor() {
      super();
      this.port.onmessage = () => {
        this.#isClosed = true;
      };
    }

    process([input = []]: readonly (readonly Float32Array[])[]): boolean {
      // A device may say only when it runs how many channels it has.
      const channels = Math.min(MOST_CHANNELS, input.length);
      if (channels > this.#channels) {
        this.#channels = channels;
        this.#analyser = createAnalyser(sampleRate, channels);
      }
      const heard = channels === 0 ? [new Float32Array(QUANTUM)] : input;
      for (const told of this.#analyser.push(heard)) this.port.postMessage(told);
      return !this.#isClosed;
    }
  },
);
