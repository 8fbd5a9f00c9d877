declare const __webpack_require__: {gca?: (id: string) => string};
declare const __webpack_get_script_filename__: (id: string) => string;
declare const __webpack_public_path__: string;

// What is left of Docusaurus's ChunkAssetPlugin, by which it prefetches: a chunk's id is its name.
__webpack_require__.gca = (id) => __webpack_public_path__ + __webpack_get_script_filename__(id);
