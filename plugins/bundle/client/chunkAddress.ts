declare const __webpack_require__: {gca?: (id: string) => string};
declare const __webpack_get_script_filename__: (id: string) => string;
declare const __webpack_public_path__: string;

const asked = new Set<string>();

// What is left of Docusaurus's ChunkAssetPlugin, by which it prefetches: a chunk's id is its name. Pages
// share most of their chunks: each is asked for once, not by one link in the head for every page.
__webpack_require__.gca = (id) => {
  if (asked.has(id)) return '';
  asked.add(id);
  return __webpack_public_path__ + __webpack_get_script_filename__(id);
};
