const WIDTH = 'window.innerWidth > desktopBreakpoint';

/**
 * Docusaurus's `useWindowSize` with the media query that the styles have, too.
 * @this {{getOptions: () => {query: string}}}
 * @param {string} source
 * @returns {string}
 */
module.exports = function windowSizeLoader(source) {
  if (!source.includes(WIDTH)) {
    throw new Error('useWindowSize.js has a new form: see plugins/bundle');
  }
  const {query} = this.getOptions();
  return source.replace(WIDTH, `window.matchMedia(${JSON.stringify(query)}).matches`);
};
