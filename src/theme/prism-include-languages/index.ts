// Change: loads no Prism languages, because code is highlighted at build (config/markdown.ts).
export default function prismIncludeLanguages(): void {
  // Nothing to load.
}
