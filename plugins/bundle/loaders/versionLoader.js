// A version's data as every page of its manual gets it: without the titles and descriptions of all
// other pages, which only Docusaurus's DocCard reads. A page that used it would fail at build.
module.exports = function versionLoader(source) {
  const data = JSON.parse(source);
  if (data.version === undefined) return source;
  return JSON.stringify({...data, version: {...data.version, docs: {}}});
};
