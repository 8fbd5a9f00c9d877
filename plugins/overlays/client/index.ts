export {default as templatesFile} from '@generated/overlays/default/templates.json';
export type {OtherTemplateFacts, TemplateFacts, ZipFile} from '../shared/templateFacts';
export {loadFonts, loadFontSample} from './fonts.browser';
export {loadRuntime, loadSdk} from './scripts';
