import {planExport} from '../model/planExport';
import type {OpenedSource} from '../engine/protocol';
import type {Tool} from '../tool/tool';
import {trimmedFrames, trimOf} from '../tool/trim';

/** Lets the kept part begin or end with the frame that is shown. */
export function markTrim(tool: Tool, source: OpenedSource, which: 'first' | 'end'): void {
  const {edit, output} = tool.history.get().present.value;
  const {frames} = planExport(source, edit, output);
  const at = frames[Math.min(tool.player.position.get(), frames.length - 1)]?.source;
  if (at === undefined || source.times.length < 2) return;
  const {first, end} = trimmedFrames(edit.trim, source);
  const range = which === 'first' ? {first: at, end} : {first, end: at + 1};
  const label = which === 'first' ? '始まり' : '終わり';
  tool.changeEdit({trim: trimOf(range, source)}, {label});
  tool.seekSource(at);
}
