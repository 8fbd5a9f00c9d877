// Stands in for tslib in the browser: @docusaurus/utils-common is its only caller there and uses
// this one function; the CommonJS import of the real one would ship all of it.
export function __importDefault(module) {
  return module?.__esModule ? module : {default: module};
}
