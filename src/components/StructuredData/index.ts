export {BreadcrumbData} from './BreadcrumbData';
export {OrganizationData} from './OrganizationData';
export {StructuredData} from './StructuredData';
export type {JsonValue} from './jsonForScript';
