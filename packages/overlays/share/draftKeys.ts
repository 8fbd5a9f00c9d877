import {APP_VERSIONS, type AppVersion} from '../model/appVersions';

/** Where the draft of a version is kept, in the browser's storage. */
export const draftKey = (app: AppVersion): string => `generator.draft.${app}`;

/** One for each version; apart from the reader, which brings the whole model along. */
export const DRAFT_KEYS = APP_VERSIONS.map((app) => ({app, key: draftKey(app)}));
