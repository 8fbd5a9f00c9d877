import type {Tool} from '../tool/tool';

/** Writes the file as it is set up now; the preview stands still meanwhile. */
export function startExport(tool: Tool, insist: boolean): void {
  tool.player.pause();
  tool.mode.set('result');
  void tool.exporter.start(tool.history.get().present.value, insist);
}
