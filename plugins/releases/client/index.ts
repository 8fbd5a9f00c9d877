export {default as currentRelease} from '@generated/releases/default/summary.json';
export type {Release, ReleaseFile, Releases} from '../shared/release';
