export {useReleases} from './useReleases';
export type {Release, ReleaseFile, Releases} from '../shared/release';
