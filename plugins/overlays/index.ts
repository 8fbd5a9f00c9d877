import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {replaceFolder} from '../lib/cache';
import {OVERLAYS_FOLDER, framePage} from './server/framePage';
import {FRAME_FILE, STAGE_FILE, fontFile, thumbFile, zipFile} from './shared/addresses';
import type {FontTable, TemplatesFile} from './shared/templateFacts';
import {bundledFiles, toFontFiles} from './server/fonts';
import {readHandwritingThumb, readThumb, toWebp, drawStage} from './server/pictures';
import {readyHandwriting, readyTemplates} from './server/readyZips';
import {forgetScripts, overlayScripts, type OverlayScripts} from './server/scripts';

interface Content {
  readonly scripts: OverlayScripts;
  readonly file: TemplatesFile;
  readonly fonts: FontTable;
}

/** Ready zips of the templates, what previews need, and what pages show of both; see README.md. */
export default function overlaysPlugin(context: LoadContext): Plugin<Content> {
  const {siteDir, baseUrl, siteConfig} = context;
  return {
    name: 'overlays',

    // Before the bundler looks into the static directories.
    async loadContent() {
      forgetScripts();
      const scripts = await overlayScripts();
      const thumbOf = (id: string): Promise<Buffer> => readThumb(siteDir, id);
      const bundled = await bundledFiles(baseUrl);
      const ready = await readyTemplates({
        ...{scripts, thumbOf, baseUrl},
        fonts: toFontFiles(bundled),
        siteUrl: siteConfig.url,
      });
      const handwritingThumb = await readHandwritingThumb(siteDir);
      const handwriting = await readyHandwriting({
        ...{thumb: handwritingThumb, baseUrl},
        siteUrl: siteConfig.url,
      });
      const files = new Map<string, string | Uint8Array>([
        [FRAME_FILE, framePage(scripts)],
        [STAGE_FILE, await toWebp(drawStage())],
      ]);
      for (const {row, content} of bundled.files) files.set(fontFile(row.file), content);
      for (const {facts, bytes} of ready) {
        files.set(zipFile(facts.zip.name), bytes);
        files.set(thumbFile(facts.id), await toWebp(await thumbOf(facts.id)));
      }
      const {facts, bytes} = handwriting;
      files.set(zipFile(facts.zip.name), bytes);
      files.set(thumbFile(facts.id), await toWebp(handwritingThumb));
      await replaceFolder(path.join(siteDir, OVERLAYS_FOLDER), files);
      const templates = ready.map(({facts}) => facts);
      return {
        scripts,
        fonts: bundled.table,
        file: {templates, others: [facts], stage: `${baseUrl}${STAGE_FILE}`},
      };
    },

    async contentLoaded({content: {scripts, file, fonts}, actions: {createData}}) {
      // No global data, which travels with every page: a page loads what it shows when it shows it.
      await createData('templates.json', file);
      await createData('fonts.json', fonts);
      await createData('sdk.json', {script: scripts.sdk});
      for (const [kind, script] of scripts.runtimes) {
        await createData(`runtime-${kind}.json`, {script});
      }
    },

    getPathsToWatch: () => [
      `${siteDir}/packages/overlays/{handwriting,runtime,preview}/**/*.{ts,css}`,
      `${siteDir}/packages/overlays/**/*.png`,
    ],
  };
}
