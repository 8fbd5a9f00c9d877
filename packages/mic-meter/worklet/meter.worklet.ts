import {createProcessor} from './processor';
import {PROCESSOR, type Request} from './protocol';

// What an AudioWorkletGlobalScope has, as far as it is used; TypeScript's libraries do not know it.
declare const sampleRate: number;
declare function registerProcessor(name: string, processor: new () => unknown): void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

registerProcessor(
  PROCESSOR,
  class extends AudioWorkletProcessor {
    readonly #processor = createProcessor({
      sampleRate,
      // A worklet has no `performance` in every browser. A clock that is set during the
      // measuring shows as lost frames once.
      now: () => Date.now(),
      send: (report, transfer) => {
        this.port.postMessage(report, [...transfer]);
      },
    });

    constructor() {
      super();
      this.port.onmessage = ({data}: MessageEvent<Request>) => {
        this.#processor.handle(data);
      };
    }

    process([input = []]: readonly (readonly Float32Array[])[]): boolean {
      return this.#processor.process(input);
    }
  },
);
