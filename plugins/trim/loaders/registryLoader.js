// Keeps the loading function of each chunk and drops its module name and id.
const NAME_AND_ID = /, "[^"\n]*", require\.resolveWeak\("[^"\n]*"\)\]/gu;

module.exports = function registryLoader(source) {
  const trimmed = source.replace(NAME_AND_ID, ']');
  if (trimmed.includes('resolveWeak')) {
    this.emitWarning(new Error('registry.js has a new form: see plugins/trim'));
  }
  return trimmed;
};
