export {AppData} from './AppData';
export {Checksums} from './Checksums';
export {CurrentVersion} from './CurrentVersion';
export {ControllerFiles} from './ControllerFiles';
export {appReleases, controllerReleases} from './data';
export {FileChecker} from './FileChecker';
export {ReleaseCards} from './ReleaseCards';
export {VersionTable} from './VersionTable';
