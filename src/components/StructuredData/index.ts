export {StructuredData} from './StructuredData';
export type {JsonValue} from './jsonForScript';
