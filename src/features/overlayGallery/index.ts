export {DownloadList} from './DownloadList';
export {StartGallery} from './StartGallery';
