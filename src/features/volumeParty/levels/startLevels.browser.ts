import {addSiteWorklet} from '@komebiyori/lib/siteFile.browser';
import type {Told} from './analyser';
import {PROCESSOR} from './levels';

/**
 * Measures `source` in an audio worklet; nothing of it is heard. Returns a function that ends it. Rejects when
 * the worklet cannot be loaded.
 */
export type StartLevels = (
  context: AudioContext,
  source: AudioNode,
  onTold: (told: Told) => void,
) => Promise<() => void>;

export const startLevels: StartLevels = async (context, source, onTold) => {
  // Bundled to a script of its own by plugins/bundle.
  await addSiteWorklet(context, new URL('./levels.worklet.ts', import.meta.url));
  const node = new AudioWorkletNode(context, PROCESSOR, {outputChannelCount: [1]});
  node.port.onmessage = ({data}: MessageEvent<Told>) => {
    onTold(data);
  };
  source.connect(node);
  // Browsers run only what leads to an output; this one is silent.
  node.connect(context.destination);
  return () => {
    node.port.onmessage = null;
    node.port.postMessage('close');
    source.disconnect(node);
    node.disconnect();
  };
};
