export {DownloadList} from './DownloadList';
export {OtherDownloads} from './OtherDownloads';
export {StartGallery} from './StartGallery';
