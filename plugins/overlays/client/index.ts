export {default as templatesFile} from '@generated/overlays/default/templates.json';
export type {OtherTemplateFacts, TemplateFacts, ZipFile} from '../shared/templateFacts';
export {loadFonts} from './fonts.browser';
export {loadRuntime, loadSdk} from './scripts';
