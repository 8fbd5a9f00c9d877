// Stands in for tslib in the browser. @docusaurus/utils-common, which every page loads, uses the
// first function; the CommonJS import of the real one would ship all of it.
export function __importDefault(module) {
  return module?.__esModule ? module : {default: module};
}

// The libraries of the account pages (@supabase) use these, and bring them along.
export {__awaiter, __rest} from 'tslib/tslib.es6.mjs';
