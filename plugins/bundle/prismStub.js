// Stands in for prism-react-renderer: theme-common and theme-classic import these names, but with
// code highlighted at build nothing calls them.
export const Prism = {languages: {}};
export const themes = {palenight: {plain: {}, styles: []}};
export const Highlight = () => null;
